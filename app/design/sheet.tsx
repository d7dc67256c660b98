'use client';

import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** A Dock that stays in view. */
  dock?: ReactNode;
}

/** A native modal dialog that rises from the bottom. Esc and a tap beside it close it; focus returns by itself. */
export function Sheet({ open, onClose, title, closeLabel, children, dock }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the paint: a sheet rises with what it holds, and leaves no empty frame behind.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  function closeBeside(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the dialog reports as cancel
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={closeBeside}
    >
      {open && (
        <>
          <span className="sheet-grip" aria-hidden />
          <div className="sheet-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon={<X aria-hidden />} label={closeLabel} onClick={onClose} />
          </div>
          <div className="sheet-body">{children}</div>
          {dock}
        </>
      )}
    </dialog>
  );
}
