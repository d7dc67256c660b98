import type { Translation } from '../catalogue';
import type en from '../en/cardcassonne-set-up';

export default {
  deal: 'Împărțirea cărților',
  rowsFirst: 'întâi {count, number} cărți pe rânduri',
  players: '{count, plural, one {jucător} few {jucători} other {de jucători}}',
  cardsEach: '{count, plural, one {carte fiecare} few {cărți fiecare} other {de cărți fiecare}}',
  rounds: '{count, plural, one {rundă} few {runde} other {de runde}}',
  stick: '{rounds, plural, one {# rundă de jucat} few {# runde de jucat} other {# de runde de jucat}}',
  help: 'Pregătește masa',
  helpNote: 'pentru {count, plural, one {# jucător} few {# jucători} other {# de jucători}}, pas cu pas',
  track: 'Alătură cele patru planșe: ele alcătuiesc un singur traseu de 100.',
  pieces: 'Fiecare jucător ia un supus mare, unul mic, un cufăr și o carte de punctaj. Supusul mic stă lângă 1.',
  box: '{left, plural, =0 {Cele 5 cărți goale merg înapoi în cutie.} one {Înapoi în cutie: cele 5 cărți goale, # carte de punctaj, supușii și cufărul care au rămas.} few {Înapoi în cutie: cele 5 cărți goale, # cărți de punctaj, supușii și cuferele care au rămas.} other {Înapoi în cutie: cele 5 cărți goale, # de cărți de punctaj, supușii și cuferele care au rămas.}}',
  shuffle: 'Amestecă cele {cards, number} de cărți.',
  toRows:
    '{name} întoarce {count, plural, one {# carte} few {# cărți} other {# de cărți}}, fiecare pe rândul culorii ei. Jokerii merg pe orice rând vrea {name}.',
  hands: '{name} împarte câte {count, plural, one {# carte} few {# cărți} other {# de cărți}} fiecărui jucător.',
  begins: '{name} începe.',
  houseRules: {
    title: 'Regulile casei',
    asPrinted: 'cele tipărite',
    changed: 'schimbate',
    jokers: 'Jokerii de animal care se adaugă deodată',
    jokersOneKind: 'toți la un singur fel',
    jokersAny: 'fiecare la orice fel',
    chests: 'Cuferele în timpul jocului',
    chestsHidden: 'rămân închise',
    chestsOpen: 'pot fi arătate',
  },
  late: {
    title: 'Se joacă deja?',
    fromStart: 'din runda 1',
    from: 'din runda {round, number}',
    round: 'Următoarea rundă de punctat',
    note: 'Spune ce are fiecare până acum. Cărțile din cufere rămân secrete: doar câte sunt.',
    has: '{points, plural, one {# punct până acum} few {# puncte până acum} other {# de puncte până acum}}',
    points: 'Puncte până acum',
    pointsBad: 'Punctele sunt un număr întreg, de la 0 în sus.',
    jokers: 'Jokeri de animal care așteaptă',
    chest: 'Cărți în cufăr',
  },
} as const satisfies Translation<typeof en>;
