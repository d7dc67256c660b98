'use client';

import { Component, createContext, type ReactNode, useContext, useState } from 'react';

type BoundaryProps = {
  children: ReactNode;
  /** Shown in place of a screen of which a script could not be fetched. */
  missing: ReactNode;
  /** Shown in place of a screen that failed in any other way. */
  broken: ReactNode;
};

const Fault = createContext('');

/**
 * Stands around all screens; what it shows instead was rendered with the page, since scripts and words may be what is
 * missing. Loading the page anew is the only way back: the browser remembers that a script could not be fetched.
 */
export class Boundary extends Component<BoundaryProps, { fault: { error: unknown } | null }> {
  override state: { fault: { error: unknown } | null } = { fault: null };

  static getDerivedStateFromError(error: unknown) {
    // Next throws some of its own errors to find its way.
    if (String((error as { digest?: unknown } | null)?.digest).startsWith('NEXT_')) throw error;
    return { fault: { error } };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    const missing = fault.error instanceof Error && fault.error.name === 'ChunkLoadError';
    return <Fault value={saidBy(fault.error)}>{missing ? this.props.missing : this.props.broken}</Fault>;
  }
}

/** Name, message and place of an error; browsers differ in which of them the stack holds. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.stack?.includes(error.message) ? error.stack : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
}

/** Loads the page anew. */
export function Reload({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="btn btn-strong" onClick={() => window.location.reload()}>
      {children}
    </button>
  );
}

type DetailsProps = { title: ReactNode; version: string; copy: ReactNode; copied: ReactNode };

/** What is known of the fault, to be copied. Selectable by hand too: without https there is no clipboard. */
export function Details({ title, version, copy, copied }: DetailsProps) {
  const text = `Tallystick ${version}\n${navigator.userAgent}\n${useContext(Fault)}`;
  const [done, setDone] = useState(false);
  return (
    <>
      <label className="flex flex-col gap-1">
        <span className="note">{title}</span>
        <textarea className="w-full rounded-m border-[1.5px] border-edge bg-leaf p-3" rows={6} readOnly value={text} />
      </label>
      <button
        type="button"
        className="btn"
        onClick={() => void navigator.clipboard?.writeText(text).then(() => setDone(true))}
      >
        {done ? copied : copy}
      </button>
    </>
  );
}
