'use client';

import { useState } from 'react';
import { Button } from '@/app/design/button';
import { Message } from '@/app/design/message';
import { NotSaved } from '@/app/frame/not-saved';
import type { Problem } from '@/app/session/actions';
import { go } from '@/app/session/address';
import { useAtTable } from './table-context';
import { useWords } from './words';

const sessionRefusals = {
  'changed-meanwhile': ['common.problem.changedMeanwhile', 'common.problem.changedMeanwhileText'],
  finished: ['common.problem.finished', 'common.problem.finishedText'],
  'unreadable-table': ['common.problem.unreadableTable', 'common.problem.unreadableTableText'],
  'no-such-entry': ['common.problem.noSuchEntry', 'common.problem.noSuchEntryText'],
} as const;

type ProblemMessageProps = {
  /** The entry, for copying where it cannot be stored. */
  asText?: string;
  /** Enters it once more, with what follows from it; by default the failed command alone is repeated. */
  retry?: () => void;
};

/** What stopped the last action, beside what caused it. */
export function ProblemMessage({ asText, retry }: ProblemMessageProps) {
  const { actions } = useAtTable();
  if (!actions.problem) return null;
  return actions.problem.outcome === 'failed' ? (
    <FailedMessage problem={actions.problem} asText={asText} retry={retry} />
  ) : (
    <RefusedMessage problem={actions.problem} />
  );
}

function RefusedMessage({ problem }: { problem: Extract<Problem, { outcome: 'refused' }> }) {
  const t = useWords();
  const { id, nameOf, words } = useAtTable();
  const ofSession = sessionRefusals[problem.refusal.refused as keyof typeof sessionRefusals];
  if (ofSession) {
    return (
      <Message tone="bad" fact={t(ofSession[0])}>
        {t(ofSession[1])}
      </Message>
    );
  }
  const { fact, text, amend } = words.refusal(t, problem.refusal, nameOf);
  const action = amend && {
    label: amend.label,
    onClick: () => go(id, amend.at, amend.query, amend.instead ? 'replace' : 'push'),
  };
  return (
    <Message tone="bad" fact={fact} action={action}>
      {text}
    </Message>
  );
}

type FailedMessageProps = ProblemMessageProps & { problem: Extract<Problem, { outcome: 'failed' }> };

function FailedMessage({ problem, asText, retry }: FailedMessageProps) {
  const { actions } = useAtTable();
  return (
    <>
      <NotSaved failure={problem} onAgain={retry ?? (() => void actions.act(problem.command))} />
      {asText && <AsText text={asText} />}
    </>
  );
}

/** The entry in words, to be kept elsewhere. Selectable by hand too: without https there is no clipboard. */
function AsText({ text }: { text: string }) {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <div className="flex items-center gap-2">
      <p className="note grow select-all">{text}</p>
      <Button onClick={copy}>{t(copied ? 'common.actions.copied' : 'common.actions.copyAsText')}</Button>
    </div>
  );
}
