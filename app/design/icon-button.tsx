import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Pressable, type PressableProps } from './pressable';

interface IconButtonProps extends Omit<PressableProps, 'children' | 'aria-label'> {
  /** A lucide icon or a Glyph. */
  icon: ReactNode;
  /** Its name: the icon itself says nothing. */
  label: string;
}

/** A bare icon, 48 px square. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Pressable {...rest} className={classNames('ib', className)} aria-label={label}>
      {icon}
    </Pressable>
  );
}
