import type { Translation } from '../catalogue';
import type en from '../en/home';

export default {
  onTheTable: 'Pe masă',
  round: 'Runda {round, number} din {rounds, number}',
  stick:
    '{done, plural, =0 {Nicio rundă din {rounds, number} punctată} one {# rundă din {rounds, number} punctată} few {# runde din {rounds, number} punctate} other {# de runde din {rounds, number} punctate}}',
  standings: 'Clasament',
  leads: '{name} conduce',
  leadsSoFar: '{name} conduce deocamdată',
  waits: '{points, number} +\u00a0?',
  carryOn: 'Continuă',
  earlier: 'Mese de până acum',
  people: 'La masă: {names}',
  secondHistory: 'A doua istorie a acestei mese',
  turn: 'Tura {turn, number}',
  tilesLeft: '{count, plural, one {încă # cartonaș} few {încă # cartonașe} other {încă # de cartonașe}}',
  stillOpen: 'deschisă · {progress}',
  won: 'Victorie: {names}, cu {points, plural, one {# punct} few {# puncte} other {# de puncte}}',
  sharedWin: 'Victorie împărțită: {names}, cu {points, plural, one {# punct} few {# puncte} other {# de puncte}}',
  emptyTitle: 'Nicio masă încă',
  emptyText: 'Începe una cu cei din jurul ei. Fiecare rundă își are crestătura, fiecare punct motivul.',
  installed:
    'O aplicație instalată poate avea o memorie a ei: mesele începute în browser rămân atunci acolo, iar o copie le aduce aici.',
  plainHttp:
    'Această adresă este http simplu: punctajul merge, dar nu și lucrul fără internet, instalarea sau ecranul ținut aprins. În setări scrie cum se obține restul.',
  lostTitle: 'Mesele de pe acest telefon au dispărut',
  lostText:
    'Aici erau mese și nimeni nu le-a șters în Tallystick: browserul și-a golit memoria, cum poate face când nu mai are loc sau când se șterg datele site-ului. O copie le aduce înapoi.',
  restore: 'Încarcă o copie',
  menu: 'Mai multe despre {name}',
  deleted: 'În coș: {name}',
  reminder: {
    changed:
      '{changed, plural, one {# masă schimbată de atunci} few {# mese schimbate de atunci} other {# de mese schimbate de atunci}}',
    later: 'Nu acum',
  },
} as const satisfies Translation<typeof en>;
