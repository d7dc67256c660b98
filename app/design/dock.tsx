import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Pressable, type PressableProps } from './pressable';
import { ToastRegion } from './toast';

/** The bar under the thumb. It wraps before it cuts, and is mirrored by data-hand="left" on the html element. */
export function Dock({ children, toast }: { children: ReactNode; toast?: ReactNode }) {
  return (
    <footer className="dock">
      <ToastRegion>{toast}</ToastRegion>
      {children}
    </footer>
  );
}

interface PrimaryActionProps extends Omit<PressableProps, 'children' | 'aria-disabled' | 'aria-busy'> {
  /** Names the result: "Enter 39 for Ana". */
  label: ReactNode;
  /** A small second line. */
  detail?: ReactNode;
  /** Why it cannot be pressed now. With a reason it is disabled but can be focused, and the reason is read out. */
  reason?: ReactNode;
  /** Being carried out: the notches fill, but only after 300 ms. With a reason nothing is. */
  busy?: boolean;
  /** Stands after the label. */
  icon?: ReactNode;
  big?: boolean;
}

/** The one notched button of a screen. */
export function PrimaryAction(props: PrimaryActionProps) {
  const { label, detail, reason, busy, icon, big, className, onClick, ...rest } = props;
  const second = reason ?? detail;
  return (
    <Pressable
      {...rest}
      onClick={once(onClick)}
      className={classNames('act', big && 'act-big', className)}
      aria-disabled={reason ? true : undefined}
      aria-busy={(busy && !reason) || undefined}
    >
      <span>
        {label}
        {second && <small>{second}</small>}
      </span>
      {icon}
    </Pressable>
  );
}

type OnClick = NonNullable<PressableProps['onClick']>;

/** The second tap of a double tap was meant for the action before: the next one stands in the same place. */
const once =
  (onClick?: OnClick): OnClick =>
  (event) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };

interface UndoButtonProps extends Pick<PressableProps, 'onClick' | 'aria-label'> {
  label: ReactNode;
  /** What it takes back, or that there is nothing yet. */
  detail: ReactNode;
  /** Nothing to take back: dashed, still focusable. */
  nothing?: boolean;
}

/** Always first in the dock, and always says what it takes back. */
export function UndoButton({ label, detail, nothing, ...rest }: UndoButtonProps) {
  return (
    <Pressable {...rest} className="undo" aria-disabled={nothing || undefined}>
      <Undo2 aria-hidden />
      <span>
        {label}
        <small>{detail}</small>
      </span>
    </Pressable>
  );
}

interface AuxButtonProps extends Omit<PressableProps, 'children'> {
  icon: ReactNode;
  label: ReactNode;
}

/** A small companion with icon and word at the end of the dock. */
export function AuxButton({ icon, label, className, onClick, ...rest }: AuxButtonProps) {
  return (
    <Pressable {...rest} className={classNames('aux', className)} onClick={once(onClick)}>
      {icon}
      <span>{label}</span>
    </Pressable>
  );
}
