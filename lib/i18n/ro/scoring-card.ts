import type { Translation } from '../catalogue';
import type en from '../en/scoring-card';

export default {
  agreed: 'Cartea nu are un astfel de număr',
  agreedNote: 'Masa convine asupra unei valori; contează numai la această masă',
  text: 'Copiază de pe cartea de punctaj tipărită cât aduc împreună atâtea animale de un fel.',
  field: 'Puncte pentru {count, number}',
  save: 'Păstrează valorile',
  saveOne: '{count, plural, one {Păstrează valoarea} few {Păstrează # valori} other {Păstrează # de valori}}',
  missing:
    '{count, plural, one {De această valoare este nevoie acum} few {De aceste valori este nevoie acum} other {De aceste valori este nevoie acum}}',
  bad: 'Punctele sunt un număr întreg de la 0 la 200.',
  unusual: '{count, number} animale aduc {points, number}, dar {fewer, number} aduc {fewerPoints, number}?',
  unusualText: 'Mai privește o dată cartea. Poate rămâne și așa.',
  ruled: 'Din reguli. Restul e tipărit numai pe carte, așa că Tallystick nu ghicește niciodată.',
  fixed: '{count, number} animale aduc {points, number}, din reguli',
} as const satisfies Translation<typeof en>;
