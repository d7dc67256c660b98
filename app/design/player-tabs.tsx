'use client';

import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Follower } from './follower';
import type { PlayerColour } from './piece-shapes';

export interface PlayerTab {
  id: string;
  colour: PlayerColour;
  name: string;
  /** Under the name: points with a tick when done, else a word. */
  note?: string;
  state?: 'done' | 'now' | 'next' | 'after';
  /** In the folder look a number stands in place of the name. */
  points?: number;
}

interface PlayerTabsProps {
  label: string;
  tabs: readonly PlayerTab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The id of the panel they switch; give it role="tabpanel". */
  panelId: string;
  /** `folder`: tabs of an index card, lying on the Leaf below them. */
  look?: 'strip' | 'folder';
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One tab for each player. Long rows scroll; the chosen tab is kept in view. Arrow keys, Home and End move. */
export function PlayerTabs({ label, tabs, selected, onSelect, panelId, look = 'strip' }: PlayerTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = list.current;
    const tab = bar?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(selected)}"]`);
    if (!bar || !tab) return;
    const over = tab.offsetLeft + tab.offsetWidth + 16 - bar.scrollLeft - bar.clientWidth;
    const under = tab.offsetLeft - 16 - bar.scrollLeft;
    if (over > 0) bar.scrollLeft += over;
    else if (under < 0) bar.scrollLeft += under;
  }, [selected]);

  function move(event: KeyboardEvent) {
    const current = tabs.findIndex((tab) => tab.id === selected);
    const step = steps[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step && (current + step + tabs.length) % tabs.length;
    const next = to === undefined ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div
      className={look === 'folder' ? 'ptabs ptabs-folder' : 'ptabs'}
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="ptab"
          data-tab={tab.id}
          data-state={tab.state}
          aria-selected={tab.id === selected}
          aria-controls={panelId}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <Follower colour={tab.colour} size={26} />
          <TabWords tab={tab} look={look} />
        </button>
      ))}
    </div>
  );
}

function TabWords({ tab, look }: { tab: PlayerTab; look: 'strip' | 'folder' }) {
  if (look === 'folder') {
    return (
      <span>
        <span className="sr-only">{tab.name} </span>
        <span className="num">{tab.points}</span>
      </span>
    );
  }
  return (
    <span>
      <span className="ptab-name">{tab.name}</span>
      {tab.note && (
        <small>
          {tab.state === 'done' && <Check aria-hidden />}
          {tab.note}
        </small>
      )}
    </span>
  );
}
