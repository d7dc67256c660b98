import type { Translation } from '../catalogue';
import type en from '../en/rules';

export default {
  lead: 'Cu vorbele noastre. Numărul unei reguli este cel pe care îl arată „De ce?” lângă puncte.',
  contents: 'Pe această pagină',
  section: {
    table: 'Masa',
    round: 'O rundă',
    persons: 'Persoane',
    animals: 'Animale',
    jokers: 'Jokeri de animal',
    buildings: 'Clădirile și cufărul',
    dragonFairy: 'Dragonul și zâna',
    wrongColour: 'Cărți de altă culoare',
    track: 'Traseul',
    end: 'Sfârșitul',
    changes: 'Când se schimbă masa',
    options: 'Regulile casei',
    checks: 'Ce verifică Tallystick',
  },
  rounds: { caption: 'Cărți și runde', players: 'Jucători', cards: 'Cărți fiecare', rounds: 'Runde' },
  buildings: {
    caption: 'Punctele unei grupe de clădiri diferite',
    different: 'Clădiri diferite',
    points: 'Puncte',
  },
  values: {
    title: 'Animale de un fel',
    known:
      '{count, plural, one {# animal} few {# animale} other {# de animale}}: {points, plural, one {# punct} few {# puncte} other {# de puncte}}',
    unknown: '{count, plural, one {# animal} few {# animale} other {# de animale}}: încă necopiat',
    copy: 'Copiază de pe cartea de punctaj',
    copied: '{count, number} din 13 știute pe acest telefon',
  },
  rule: {
    'CC-01': {
      title: 'Jucători, cărți, runde',
      text: '2, 3, 4 sau 5 jucători primesc câte 6, 5, 5 sau 4 cărți pe rundă și joacă 10, 8, 6 sau 6 runde. Cu alt număr de jucători nu se joacă.',
    },
    'CC-02': {
      title: 'Cărțile',
      text: '130 în total. Fiecare dintre cele patru culori are 8 persoane de valoare 1, 5 de valoare 2 și 3 de valoare 3, 9 animale și 5 clădiri. Pe lângă ele sunt 4 jokeri de animal, 4 jokeri de clădire, un dragon și o zână.',
    },
    'CC-03': {
      title: 'Cărțile din rânduri',
      text: 'Zece cărți stau la vedere în rânduri înainte de prima rundă. Toate cărțile împărțite într-o rundă se pun în acea rundă, așa că după ultima au fost puse toate cele 130.',
    },
    'CC-04': {
      title: 'Cine împarte, cine începe',
      text: 'Începe jucătorul din stânga celui care a împărțit, apoi se joacă în sensul acelor de ceas. Cine își culcă ultimul supusul mare într-o rundă împarte în runda următoare. Dacă pentru o rundă au fost înscriși doi, rămâne ultimul înscris.',
    },
    'CC-05': {
      title: 'O revendicare pe rundă',
      text: 'Fiecare jucător face în fiecare rundă o revendicare, într-un singur rând; ea poate fi goală. Contează în runda ei, oricând ar fi înscrisă. A doua din aceeași rundă este refuzată; dacă totuși există, contează amândouă, iar cea de-a doua este pusă la îndoială.',
    },
    'CC-06': {
      title: 'Felul este culoarea',
      text: 'Felul unui animal sau al unei clădiri este culoarea cărții: câte patru feluri.',
    },
    'CC-07': {
      title: 'Ultima rundă',
      text: 'Ultima rundă este cea pentru care se împart ultimele cărți. Se joacă până la capăt și abia apoi se deschid cuferele.',
    },
    'CC-08': {
      title: 'Persoane: suma × numărul cărților',
      text: 'Persoanele unei revendicări aduc suma valorilor lor înmulțită cu numărul cărților, apoi ies din joc. 3, 1 și 1 fac 5 × 3 = 15.',
    },
    'CC-09': {
      title: 'Valorile persoanelor',
      text: 'O persoană are valoarea 1, 2 sau 3.',
    },
    'CC-10': {
      title: 'Animale: tot numărul nou',
      text: 'Animalele rămân în fața jucătorului tot jocul. Fiecare fel care a crescut cu această revendicare aduce punctele din cartea de punctaj pentru tot numărul nou; un fel care nu a crescut nu aduce nimic.',
    },
    'CC-11': {
      title: 'Cel mai mare fel are 13',
      text: 'Niciun fel de animal nu poate trece de 13: 9 cărți și 4 jokeri.',
    },
    'CC-12': {
      title: 'Jokeri fără animal: câte 3',
      text: 'Jokerii de animal revendicați de un jucător care nu are nicio carte cu animal aduc câte 3 puncte, o singură dată, și așteaptă. Un animal care iese pentru 10 puncte în aceeași revendicare nu se pune la socoteală.',
    },
    'CC-13': {
      title: 'Jokerii se adaugă la un fel',
      text: 'De îndată ce jucătorul are o carte cu animal, fie și din această revendicare, jokerii care așteaptă și cei noi se adaugă la un fel pe care jucătorul îl are. Contează ca niște cărți de felul acela și îl fac să crească.',
    },
    'CC-14': {
      title: 'Odată cu primele animale',
      text: 'Un joker care vine odată cu primele animale nu aduce cele 3 puncte ale lui: contează numai în felul la care se adaugă.',
    },
    'CC-15': {
      title: 'Toți la un singur fel',
      text: 'Jokerii care se adaugă deodată merg toți la același fel, dacă masa nu s-a înțeles altfel (CC-38).',
    },
    'CC-16': {
      title: 'Jokerul rămâne unde s-a adăugat',
      text: 'Un joker adăugat la un fel nu se mai mută niciodată, iar cele 3 puncte aduse înainte rămân.',
    },
    'CC-17': {
      title: 'O propunere, nu o regulă',
      text: 'Cât timp nimeni nu spune la ce fel merg jokerii, Tallystick propune ce aduce acum cele mai multe puncte, dacă toate valorile necesare sunt cunoscute. Altfel, și la egalitate, propune felul cu cele mai multe cărți, apoi ordinea mănăstire, drum, câmp, oraș.',
    },
    'CC-18': {
      title: 'Clădirile merg sub cufăr',
      text: 'Clădirile și jokerii de clădire merg sub cufăr și nu aduc nimic până la sfârșit.',
    },
    'CC-19': {
      title: 'Dragonul și zâna: câte 10',
      text: 'Dragonul și zâna aduc pe loc câte 10 puncte și ies din joc.',
    },
    'CC-20': {
      title: 'O persoană de altă culoare: 10',
      text: 'O persoană care a stat cu fața în jos într-un rând de altă culoare aduce 10 puncte, oricare i-ar fi valoarea, și iese din joc. Nu intră în suma persoanelor.',
    },
    'CC-21': {
      title: 'Animale și clădiri de altă culoare',
      text: 'Pentru fiecare alege cine a revendicat-o: 10 puncte, iar cartea iese din joc; sau o păstrează, ca o carte de culoarea ei.',
    },
    'CC-22': {
      title: 'Ce înseamnă altă culoare',
      text: 'Orice culoare în afară de cea a rândului; jokerii nu au culoare, deci a lor nu este niciodată alta. Culoarea unei cărți care iese nu trebuie spusă, a uneia păstrate da.',
    },
    'CC-23': {
      title: 'Valorile cunoscute',
      text: '2 animale fac 6 puncte, iar 5 fac 14. Nicio sursă care a putut fi citită nu dă restul, așa că se copiază de pe cartea de punctaj tipărită și nu se calculează niciodată.',
    },
    'CC-24': {
      title: 'O valoare încă necopiată',
      text: 'Revendicarea numără ce se știe și așteaptă restul: totalul ei arată „37 + ?”. Valoarea care lipsește este cerută, dar nimic nu stă pe loc.',
    },
    'CC-25': {
      title: 'Valorile sunt ale mesei',
      text: 'Valorile copiate sunt înregistrări ale mesei, iar pentru fiecare număr rămâne ultima. Pentru un număr care lipsește de pe carte se înțelege masa, și așa este notat.',
    },
    'CC-26': {
      title: 'Scăpări la cartea de punctaj',
      text: 'Numerele merg de la 1 la 13. O valoare mai mică decât a unui număr mai mic este pusă sub semnul întrebării, nu refuzată. Ce nu este un număr întreg de la 0 la 200 este refuzat ca scăpare; această limită nu este o regulă a jocului.',
    },
    'CC-27': {
      title: 'Grupe de clădiri diferite',
      text: 'Clădirile din cufăr fac grupe de 1 până la 4 clădiri diferite, care aduc 0, 5, 15 sau 30 de puncte.',
    },
    'CC-28': {
      title: 'Cea mai bună grupare',
      text: 'Un joker de clădire este orice clădire. Fiecare joker merge la felul cu cele mai puține cărți, apoi se fac grupe cât mai mari: nimic nu aduce mai mult.',
    },
    'CC-29': {
      title: 'Grupe de jokeri',
      text: 'O grupă făcută numai din jokeri contează ca oricare alta.',
    },
    'CC-30': {
      title: 'Cine câștigă',
      text: 'Câștigă cine are cele mai multe puncte. La egalitate câștigă, dintre cei egali, cine are cele mai multe cărți cu clădiri; locurile de mai jos se stabilesc la fel. Clădirile contează după ce cufărul lor a fost deschis.',
    },
    'CC-31': {
      title: 'Egalitate în amândouă',
      text: 'La departajare jokerii de clădire contează drept clădiri. Cine este la egalitate și în puncte, și în clădiri împarte locul, fie și primul, iar locul următor rămâne liber.',
    },
    'CC-32': {
      title: 'Ce încape într-un cufăr',
      text: 'Cel mult 5 clădiri de o culoare și 4 jokeri, iar toate cuferele la un loc nu mai mult. Hotărăște ce s-a numărat la sfârșit, nu ce spun revendicările.',
    },
    'CC-33': {
      title: 'Mai mult decât în cutie',
      text: 'O revendicare sau animalele din fața unui jucător sunt refuzate dacă au mai multe cărți de un fel decât sunt în cutie.',
    },
    'CC-34': {
      title: 'Nu mai este',
      text: 'O revendicare este refuzată dacă celelalte revendicări ale mesei au lăsat prea puține cărți de un fel. Refuzul numește înregistrarea care a folosit-o pe ultima.',
    },
    'CC-35': {
      title: 'Cărți de culoare nespusă',
      text: 'O carte a cărei culoare nu a fost spusă se numără la felul ei în toate culorile la un loc: 64 de persoane, 36 de animale, 20 de clădiri.',
    },
    'CC-36': {
      title: 'Îndoieli',
      text: 'Ce este puțin probabil, dar cu putință, rămâne, cu o îndoială la fiecare înregistrare: mai multe cărți decât există după o corectură, culori nespuse care nu se potrivesc nicicum, mai multe cărți revendicate decât puse, jokeri care au trebuit mutați, cufere care diferă de revendicări sau întrec împreună cutia.',
    },
    'CC-37': {
      title: 'Peste 100 și 200',
      text: 'Cine trece de 100 ia placa de 100 și o întoarce când trece de 200. Tallystick numără și mai departe.',
    },
    'CC-38': {
      title: 'Regulile casei',
      text: 'Jokerii de animal care se adaugă deodată merg toți la un singur fel, cum spune textul, sau fiecare la orice fel pe care îl are jucătorul. Cuferele rămân închise în timpul jocului sau pot fi arătate.',
    },
    'CC-39': {
      title: 'Cuferele rămân închise',
      text: 'Nimeni, nici măcar proprietarul, nu se uită sub cufăr înainte de sfârșit. O masă se poate înțelege să arate conținutul pe ecran; punctele nu depind de asta.',
    },
    'CC-40': {
      title: 'O ajustare',
      text: 'Dacă tabla arată altceva, o ajustare dă sau ia puncte întregi, cu un motiv în cuvintele mesei. Contează înaintea revendicării din runda ei sau, fără rundă, după toate. Peste 1000 de puncte într-o parte sau alta sunt refuzate ca scăpare, la fel și puncte fără motiv.',
    },
    'CC-41': {
      title: 'Cineva pleacă',
      text: 'Cine pleacă într-o rundă nu mai joacă începând cu ea, iar runda este completă și fără revendicarea sa. Punctele, animalele, cufărul și locul rămân, iar cufărul se deschide odată cu celelalte. Împărțirea rămâne cum era. Regulile tipărite nu spun nimic despre asta.',
    },
    'CC-42': {
      title: 'După ce cineva a plecat',
      text: 'O revendicare a cuiva care a plecat este refuzată; dacă totuși există, contează, cu o îndoială. În stânga celui care împarte se socotește următorul jucător care mai joacă, iar cine a plecat nu mai împarte.',
    },
    'CC-43': {
      title: 'Un început târziu',
      text: 'O masă poate începe în orice rundă a împărțirii. Fiecare jucător vine cu puncte, animale pe feluri și jokeri care așteaptă, iar revendicările continuă de acolo. Primul care împarte o face în prima rundă punctată.',
    },
    'CC-44': {
      title: 'Cărțile aduse de un jucător',
      text: 'Despre cărțile din cufăr cu care vine un jucător se știe numai câte sunt. Cufărul deschis trebuie să aibă în total atâtea cărți, cu cele din revendicările de după. Nu se pot aduce mai multe decât sunt în cutie și nimic nu este refuzat din cauza celor aduse.',
    },
    'CC-45': {
      title: 'O schimbare în timpul jocului',
      text: 'O valoare sau o regulă a casei schimbată în timpul jocului contează pentru toată seara, și pentru revendicările dinainte. Tallystick spune cu cât se mută punctele fiecăruia.',
    },
    'CC-46': {
      title: 'O înregistrare mutată',
      text: 'O înregistrare poate fi mutată la alt jucător sau în altă rundă și contează ca și cum ar fi fost făcută acolo. Este refuzată unde nu se poate: lângă altă revendicare sau după plecarea jucătorului. Jokerii al căror fel nu se potrivește acolo merg după propunere (CC-17), cu o îndoială.',
    },
  },
} as const satisfies Translation<typeof en>;
