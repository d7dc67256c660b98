import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

interface TopBarProps {
  title: ReactNode;
  /** A quiet line under the title. */
  note?: ReactNode;
  /** The way out: an address or a deed. */
  back?: { label: string; href?: string; onClick?: () => void; icon?: 'arrow' | 'close' };
  /** Stands before the title when there is no way back, for example the wordmark. */
  lead?: ReactNode;
  /** Icon buttons or a pill. */
  right?: ReactNode;
}

/** Leave, title, rare menu. Long titles wrap, they are never cut. */
export function TopBar({ title, note, back, lead, right }: TopBarProps) {
  return (
    <header className={lead ? 'bar bar-lead' : 'bar'}>
      {back && (
        <IconButton
          icon={back.icon === 'close' ? <X aria-hidden /> : <ArrowLeft aria-hidden />}
          label={back.label}
          href={back.href}
          onClick={back.onClick}
        />
      )}
      {lead}
      <div className="bar-mid">
        <h1 tabIndex={-1}>{title}</h1>
        {note && <p className="tag">{note}</p>}
      </div>
      {right && <div className="bar-end">{right}</div>}
    </header>
  );
}
