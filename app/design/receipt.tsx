import type { ReactNode } from 'react';
import { CardFace, type CardFaceProps } from './card-face';

/** A receipt: every point with the cards and the reason for it. */
export function Receipt({ children }: { children: ReactNode }) {
  return <section className="leaf receipt">{children}</section>;
}

interface ReceiptRowProps {
  cards?: readonly (CardFaceProps & { id: string })[];
  /** In place of cards: a tile or a glyph. */
  lead?: ReactNode;
  title: ReactNode;
  /** The sum, line by line. */
  lines?: readonly string[];
  points: ReactNode;
  /** A key to the rule behind it. */
  why?: ReactNode;
}

/** Cards, reason, points. */
export function ReceiptRow({ cards, lead, title, lines = [], points, why }: ReceiptRowProps) {
  return (
    <div className="receipt-row">
      {cards && (
        <span className="faces">
          {cards.map(({ id, ...face }) => (
            <CardFace key={id} size="s" {...face} />
          ))}
        </span>
      )}
      {lead}
      <span className="receipt-why">
        <b>{title}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </span>
      {why}
      <span className="receipt-points num">{points}</span>
    </div>
  );
}

/** The double rule and the total. */
export function Total({ label, points, why }: { label: ReactNode; points: ReactNode; why?: ReactNode }) {
  return (
    <div className="total double-rule">
      <span>{label}</span>
      {why}
      <span className="num">{points}</span>
    </div>
  );
}
