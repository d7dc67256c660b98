'use client';

import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Pressable } from './pressable';

interface MessageProps {
  tone: 'good' | 'warn' | 'bad';
  /** The fact, in bold. */
  fact: ReactNode;
  /** One sentence about it. */
  children?: ReactNode;
  /** At most one way out. */
  action?: { label: ReactNode; onClick?: () => void; href?: string };
  /** In place of the icon. */
  lead?: ReactNode;
  id?: string;
}

/** Stands beside what caused it, and is read out when it appears. A refusal comes into sight, else a tap did nothing. */
export function Message({ tone, fact, children, action, lead, id }: MessageProps) {
  const Icon = tone === 'good' ? Check : TriangleAlert;
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === 'bad') said.current?.scrollIntoView({ block: 'nearest' });
  }, [tone]);
  return (
    <div className="say" data-tone={tone} role="status" id={id} ref={said}>
      {lead ? <span className="say-lead">{lead}</span> : <Icon aria-hidden />}
      <span className="say-words">
        <b>{fact}</b> {children}
      </span>
      {action && (
        <Pressable href={action.href} onClick={action.onClick}>
          {action.label}
        </Pressable>
      )}
    </div>
  );
}

/** The 100 tile of the game, as a reminder to hand it over. */
export function HundredTile({ points }: { points: number }) {
  return <span className="hundred">{points}</span>;
}
