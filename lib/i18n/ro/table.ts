import type { Translation } from '../catalogue';
import type en from '../en/table';

export default {
  step: {
    adjustment: '{name} {points}',
    left: '{name} pleacă',
    seat: 'numele sau culoarea',
    amended: 'corectura',
    deleted: 'ștergerea',
    options: 'opțiunile',
    finished: 'închiderea mesei',
    entry: 'înregistrarea',
  },
  ledger: {
    csv: 'Ca foaie de calcul',
    takeOut: 'Șterge: {what}',
    title: 'Registru',
    round: 'Runda {round, number}',
    amendedAt: 'Corectat la {time}',
    amendedWas: 'Corectat la {time}, înainte {was}',
    toTable: 'La masă',
    deleted: 'Șters, nu contează.',
    takenBack: '{count, plural, one {# pas anulat} few {# pași anulați} other {# de pași anulați}}',
    unreadableEntry: 'Rândul {line, number} al jurnalului nu poate fi citit. Nu contează și rămâne cum este.',
    unreadableNewer:
      'Rândul {line, number} al jurnalului vine de la o versiune mai nouă. Aici nu contează și rămâne cum este.',
    unreadableFact: 'Înregistrarea nu poate fi citită. Nu contează și rămâne cum este.',
    adjustment: '{name}, tabla: {reason}',
    left: '{name} nu mai joacă',
  },
  people: {
    title: 'Oamenii de la masă',
    note: 'Îndreaptă un nume sau o culoare, sau cineva pleacă',
    save: 'Păstrează',
    leave: '{name} pleacă de la masă',
  },
  adjustment: {
    title: 'Tabla spune altceva',
    board: 'Puncte pe tablă',
    known: 'Calculele spun {points, number}.',
    reason: 'De ce',
    needsPoints: 'Este nevoie de un număr întreg diferit de calcule.',
    needsReason: 'Este nevoie de un cuvânt despre motiv, ca toți să înțeleagă mai târziu.',
    save: 'Înscrie {points}',
    player: 'Jucător',
  },
  moved: {
    saved: 'Este în registru.',
    totals: 'Se schimbă totalurile: {totals}.',
    nothing: 'Niciun total nu se schimbă.',
  },
  closed: {
    reopen: 'Redeschide',
    agreed: 'Rezultatul este stabilit. Ca să schimbi o înregistrare, redeschide masa.',
  },
  result: {
    wins: '{name} câștigă',
    shared: 'Victorie împărțită: {names}',
    soFar:
      '{count, plural, one {{names} conduce deocamdată} few {{names} conduc deocamdată} other {{names} conduc deocamdată}}',
    byPoints: 'Cu {points, plural, one {# punct} few {# puncte} other {# de puncte}} mai mult decât {name}.',
    close: 'Închide masa',
    home: 'La pagina de început',
    table: 'Punctele tuturor',
    player: 'jucător',
    again: 'Aceiași jucători din nou',
  },
  share: {
    share: 'Trimite',
    title: 'Trimite rezultatul',
    picture: 'Rezultatul ca imagine',
    asPicture: 'Ca imagine',
    asText: 'Ca text',
    copied: 'Copiat. Lipește-l unde e nevoie.',
    saved: 'Imaginea este salvată la descărcări.',
    byHand: 'Browserul poate numai să arate textul. Copiază-l manual.',
    won: '{title} ({points, plural, one {# punct} few {# puncte} other {# de puncte}})',
  },
  unreadable: {
    count:
      '{count, plural, one {# rând al jurnalului nu poate fi citit} few {# rânduri ale jurnalului nu pot fi citite} other {# de rânduri ale jurnalului nu pot fi citite}}',
    countText: 'Restul rămâne neatins. Registrul arată unde.',
  },
} satisfies Translation<typeof en>;
