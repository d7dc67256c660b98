import * as en from '@/lib/i18n/en/common';
import { type Language, languages } from '@/lib/i18n/languages';
import * as ro from '@/lib/i18n/ro/common';

const catalogues = { en: en.default, ro: ro.default };

export type ShellKey = keyof typeof en.default.shell;

/**
 * A few words of an exported page, in every language at once; the stylesheet shows those of the page's language.
 * For sentences without arguments, in what is painted before any script has run.
 */
export function Words({ of }: { of: ShellKey }) {
  return (Object.keys(languages) as Language[]).map((language) => (
    <span key={language} lang={language} data-words="">
      {catalogues[language].shell[of]}
    </span>
  ));
}
