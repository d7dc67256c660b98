import type { Translation } from '../catalogue';
import type en from '../en/bin';

export default {
  text: 'O masă ștearsă rămâne aici {days, plural, one {# zi} few {# zile} other {# de zile}}. Apoi dispare definitiv.',
  left: '{days, plural, =0 {dispare azi} one {încă # zi} few {încă # zile} other {încă # de zile}}',
  bringBackNamed: 'Adu înapoi: {name}',
  broughtBack: 'Adusă înapoi: {name}',
  open: 'Deschide',
  empty: 'Golește coșul',
  emptyText:
    '{count, plural, one {# masă dispare definitiv de pe acest telefon, cu toate rundele ei.} few {# mese dispar definitiv de pe acest telefon, cu toate rundele lor.} other {# de mese dispar definitiv de pe acest telefon, cu toate rundele lor.}}',
  hold: '{count, plural, one {Ține apăsat ca să ștergi # masă} few {Ține apăsat ca să ștergi # mese} other {Ține apăsat ca să ștergi # de mese}}',
  erased:
    '{count, plural, one {# masă ștearsă definitiv} few {# mese șterse definitiv} other {# de mese șterse definitiv}}',
  nothing: 'Coșul este gol',
} as const satisfies Translation<typeof en>;
