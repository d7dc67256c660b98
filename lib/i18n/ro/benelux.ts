import type { Translation } from '../catalogue';
import type en from '../en/benelux';

export default {
  title: 'Jetoane Benelux',
  colour: { purple: 'Mov', 'light-blue': 'Bleu', orange: 'Portocaliu' },
  found: {
    title: 'Un jeton găsit',
    onMap: '{left, number} din {most, number} încă pe hartă',
    unseen: '{left, number} nevăzute',
    left: 'încă {left, number}',
    atMost: 'cel mult {left, number}',
    key: '{colour}, de {value, number}: {left, number} nevăzute',
    keyAtMost: '{colour}, de {value, number}: cel mult {left, number} nevăzute',
    draw: 'Întoarce jetonul',
    drawNote: 'Nu sunt jetoane la îndemână: se trage la fel de cinstit ca dintr-o pungă amestecată.',
    drawn: '{colour}, de {value, number}',
    unseenOf: '{colour}: {left, number} nevăzute',
  },
  held: {
    title: 'În fața ta',
    counts: '{found, number} găsite · {paid, number} plătite',
    second: 'al doilea cartonaș, de la constructor',
    ready: 'gata',
    waits: 'tura viitoare',
    none: 'niciunul',
    chipReady: '{colour}, de {value, number}: gata',
    chipWaits: '{colour}, de {value, number}: din tura viitoare',
    onTurn: '{name}, al doilea cartonaș',
  },
  island: {
    title: 'Insule',
    note: 'câte două teancuri de {tiles, number}',
    pay: 'Plătește, ia un cartonaș',
    stack:
      '{colour}, {stack, plural, =1 {primul} other {al doilea}} teanc: {left, plural, one {# cartonaș} few {# cartonașe} other {# de cartonașe}}',
    payFor:
      '{colour}: plătește jetonul, ia din {stack, plural, =1 {primul} other {al doilea}} teanc: încă {left, plural, one {# cartonaș} few {# cartonașe} other {# de cartonașe}}',
    reason: {
      'not-on-turn': 'altă tură',
      'no-chip': 'niciun jeton gata',
      'chip-of-this-turn': 'din tura viitoare',
      'tile-placed': 'cartonaș așezat',
      'tile-taken': 'cartonaș luat',
      'stack-empty': 'niciun cartonaș',
      ended: 'jocul s-a terminat',
    },
  },
  taken: {
    now: '{name} ia un cartonaș de pe insulă: {colour}, {stack, plural, =1 {primul} other {al doilea}} teanc.',
    nowText: 'Așază-l; la sfârșitul turei se întoarce cartonașul următor.',
    turnUp: 'Întoarce cartonașul următor.',
    turnUpText: '{colour}, {stack, plural, =1 {primul} other {al doilea}} teanc.',
  },
  live: {
    open: 'Un jeton găsit sau plătit',
    choose: '{name} poate plăti un jeton înainte să tragă · {onMap, number} încă pe hartă',
    none: '{onMap, number} încă pe hartă',
    back: 'Înapoi la masă',
    bonus: 'Bonus de hartă',
    bonusNote: 'orașe mari, târguri, blazoane de pe margine',
    alone: 'Numai jetoanele: ture și insule, fără alt scor.',
  },
  amend: {
    title: 'Corectează un jeton',
    which: '{name}, tura {turn, number}: {colour}, de {value, number}. Cum este de fapt?',
  },
  entry: {
    category: 'Jetoane',
    chip: 'Jeton: {colour}',
    worth: 'de {value, number}',
    paid: '{name}, jeton plătit: {colour}, {stack, plural, =1 {primul} other {al doilea}} teanc',
    paidShort: '{name} plătește: {colour}',
    noEffect: 'fără efect:',
  },
  atTheEnd: {
    fact: 'Ce rămâne de pe hartă nu se numără.',
    text: '{chips, plural, =0 {Niciun jeton} one {# jeton} few {# jetoane} other {# de jetoane}} în fața jucătorilor, {tiles, plural, =0 {niciun cartonaș} one {# cartonaș} few {# cartonașe} other {# de cartonașe}} pe insule.',
  },
  rules: {
    valueCounts: {
      title: 'Ce valoare au șase jetoane de o culoare?',
      unknown: 'Nu se știe',
      'six-ones': 'Șase de 1',
      'six-twos': 'Șase de 2',
    },
    turned: { title: 'Cum se întorc jetoanele?', real: 'Jetoane reale', drawn: 'Trage aplicația' },
    all: 'Regulile jetoanelor',
  },
  setUp: {
    help: 'Pregătește harta',
    helpNote: 'câmpuri de start, {chips, number} jetoane, șase teancuri',
    start: 'Ce câmpuri de start se folosesc?',
    pair: '{one} și {other}',
    both: 'Pune cartonașele de start pe {one} și {other}.',
    shuffle: 'Amestecă toate cele {chips, number} jetoane, cu fața în jos.',
    spread: 'Împrăștie {chips, number} dintre ele pe hartă, cel mult unul pe un câmp.',
    town: 'Niciunul pe un câmp cu oraș mare sau cu târg.',
    beside: 'Niciunul lângă alt jeton, latură la latură.',
    square: 'Niciunul lângă {one}, {other} sau o latură deschisă a unui oraș mare.',
    out: 'Scoate din joc celelalte {chips, number}, nevăzute.',
    noChips: 'Fără jetoane la îndemână: însemnează la fel {squares, number} câmpuri; aplicația trage ce se află acolo.',
    islands:
      'Pune pe insule {stacks, number} teancuri de câte {tiles, number} cartonașe, câte două pe fiecare, cel de sus cu fața în sus.',
    waves: 'Pe cele trei câmpuri cu valuri nu se pune niciodată un cartonaș.',
    size: 'Cu {tiles, plural, one {# cartonaș} few {# cartonașe} other {# de cartonașe}} în total; se recomandă {least, number} până la {most, number}.',
    rest: '{tiles, plural, one {Celălalt # cartonaș rămâne în teancul obișnuit} few {Celelalte # cartonașe fac teancurile obișnuite} other {Celelalte # de cartonașe fac teancurile obișnuite}}.',
    progress: '{done, number} din {steps, number} gata',
  },
  refusal: {
    'not-on-turn': {
      fact: 'Este tura altcuiva: {name}.',
      text: 'Jetoanele se adună și se plătesc în tura proprie: încheie întâi tura sau corectează a cui este.',
    },
    'no-such-chip': { fact: 'Nu există un astfel de jeton.', text: 'Un jeton valorează cel mult {most, number}.' },
    'chip-collected': {
      fact: 'Cu acest cartonaș s-a adunat deja un jeton.',
      text: 'Sub un cartonaș se află un singur jeton. Al doilea cartonaș al constructorului se anunță întâi; un jeton citit greșit se poate corecta.',
    },
    'map-empty': {
      fact: 'Toate cele {most, number} jetoane de pe hartă sunt adunate.',
      text: 'Dacă mai este unul, altul a fost înscris de două ori: registrul le arată pe toate.',
    },
    'colour-used-up': {
      fact: '{colour}: toate cele {most, number} jetoane sunt adunate.',
      text: 'Dacă mai este unul, altul a fost înscris cu altă culoare: registrul le arată pe toate.',
    },
    'value-used-up': {
      fact: '{colour}: cel mult {most, number} jetoane sunt de {value, number}.',
      text: 'Uită-te din nou la jeton; ce valoare au șase jetoane stă la regulile casei.',
    },
    'no-chip': {
      fact: '{colour}: {name} nu ar avea ce jeton să plătească.',
      text: 'Un jeton se plătește din tura de după cea în care a fost adunat. Dacă lipsește unul aici, înscrie-l întâi în tura lui.',
    },
    'chip-of-this-turn': {
      fact: '{colour}: jetonul a fost adunat în această tură ({name}).',
      text: 'Se poate plăti din tura viitoare.',
    },
    'tile-placed': {
      fact: 'Cartonașul acestei ture este deja așezat.',
      text: 'Cu el s-a adunat un jeton, iar plata vine înainte. Dacă nu e așa, anulează întâi jetonul.',
    },
    'tile-taken': {
      fact: 'Pentru acest cartonaș s-a luat deja unul de pe insulă.',
      text: 'Se așază un cartonaș, deci se ia unul. Al doilea cartonaș al constructorului se alege separat.',
    },
    'no-such-stack': { fact: 'Insula nu are un astfel de teanc.', text: 'Are {most, number} teancuri.' },
    'stack-empty': { fact: '{colour}: teancul nu mai are cartonașe.', text: 'Ia din celălalt sau trage.' },
    'needs-turns': {
      fact: 'Jetoanele au nevoie să se știe a cui este tura.',
      text: 'Cât sunt pe masă, turele rămân pornite.',
    },
    amend: 'Corectează jetonul',
  },
} as const satisfies Translation<typeof en>;
