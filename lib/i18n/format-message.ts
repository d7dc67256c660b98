import formatCompiled from 'use-intl/format-message/format-only';
import { apart } from './apart';

type Formatting = Parameters<typeof formatCompiled>;
type Formatters = Formatting[3]['formatters'];

/** Whole numbers below this are written alike in all our languages: digits alone, nothing between them. */
const GROUPED = 1000;

/**
 * Formats a compiled message; stands in for the formatter of use-intl (next.config.js). The browser's first number
 * formatter costs a page 10 to 20 ms before its first word (2026-11-30), and nearly all our numbers need none.
 */
function formatMessage(...[key, message, values, options]: Formatting): ReturnType<typeof formatCompiled> {
  return formatCompiled(key, message, inert(values), { ...options, formatters: withSmallNumbers(options.formatters) });
}
formatMessage.raw = false;

export default formatMessage;

/** What was typed by somebody, names above all, turns nothing in the sentence around it. */
function inert(values: Formatting[2]): Formatting[2] {
  if (!values) return values;
  const said = Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? apart(value) : value]);
  return Object.fromEntries(said);
}

function withSmallNumbers(formatters: Formatters): Formatters {
  function getNumberFormat(...[locale, options]: Parameters<Formatters['getNumberFormat']>): Intl.NumberFormat {
    const format = (value: number) =>
      options === undefined && Number.isInteger(value) && value >= 0 && value < GROUPED
        ? String(value)
        : formatters.getNumberFormat(locale, options).format(value);
    return { format } as Intl.NumberFormat;
  }
  return { ...formatters, getNumberFormat };
}
