import type { ReactNode } from 'react';
import { CardFace, type CardFaceProps } from './card-face';

export interface TrayCard extends CardFaceProps {
  id: string;
}

interface TrayGroupProps {
  cards: readonly TrayCard[];
  /** How the points come about. */
  formula: ReactNode;
  /** A number; or what stands for one not on file. */
  points: ReactNode;
  /** With it each card is a button that takes it away again; `name` names that deed for one card. */
  remove?: { card: (id: string) => void; name: (card: TrayCard) => string };
}

/** Cards that count together, under one bracket with their sum. */
export function TrayGroup({ cards, formula, points, remove }: TrayGroupProps) {
  return (
    <div className="tray-group">
      <div className="faces">
        {cards.map((card) => {
          const { id, ...face } = card;
          if (!remove) return <CardFace key={id} {...face} />;
          return (
            <button
              key={id}
              type="button"
              className="face-key"
              aria-label={remove.name(card)}
              onClick={() => remove.card(id)}
            >
              <CardFace {...face} label={undefined} />
            </button>
          );
        })}
      </div>
      <p className="tray-sum">
        <span>{formula}</span>
        <b className="num">{points}</b>
      </p>
    </div>
  );
}

/** The cards of a claim, group by group. */
export function Tray({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="tray" aria-label={label}>
      {children}
    </section>
  );
}
