import type { Translation } from '../catalogue';
import type en from '../en/christmas-rules';

const words: Translation<typeof en> = {
  lead: 'Cu cuvintele noastre: cele 64 de cărți Cadou de Crăciun pentru Carcassonne. Numărul unei reguli e cel pe care „De ce?” îl arată lângă un scor.',
  contents: 'Pe această pagină',
  section: {
    cards: 'Cărțile',
    drawing: 'Tras și ținut',
    playing: 'Jucat',
    scoring: 'Cărți care evaluează construcții',
    lying: 'Cărți care stau pe construcții',
    end: 'La sfârșit',
    sheet: 'Ce păstrează Tallystick',
  },
  rule: {
    'XP-01': {
      title: 'Două teancuri',
      text: 'Un teanc al mănăstirilor și unul al drumurilor, de câte 32 de cărți: 16 feluri de câte două ori. Cărțile nu au titluri tipărite; numele de aici spun ce fac.',
    },
    'XP-02': {
      title: 'Întâmplarea',
      text: 'Fiecare carte rămasă în teanc e la fel de probabilă ca celelalte. Care este se hotărăște când e trasă, nu mai devreme.',
    },
    'XP-03': {
      title: 'Luat înapoi',
      text: 'O tragere anulată pune cartea înapoi pe teanc. Cine trage apoi din el primește aceeași carte.',
    },
    'XP-04': {
      title: 'Patru locuri',
      text: 'O carte e în teanc, în joc, într-o mână sau între cele respinse: împreună mereu 64.',
    },
    'XP-05': {
      title: 'Trasul',
      text: 'Un cartonaș lângă mănăstirea altui jucător dă o carte din teancul mănăstirilor, unul numai cu drumuri o carte din teancul drumurilor. Se trage în tura proprie. Un teanc gol rămâne gol.',
    },
    'XP-06': {
      title: 'Cărți care acționează imediat',
      text: 'Stau deschise și acționează înainte de orice altceva; ce nu poate acționa se lasă.',
    },
    'XP-07': { title: 'Tura proprie', text: 'Cărțile se joacă numai în tura proprie, și mai multe la rând.' },
    'XP-08': {
      title: 'Cinci cărți',
      text: 'Cel mult cinci pot fi ținute când se încheie tura proprie, sau jocul în ea; din ambele teancuri cu totul, dacă masa nu îngăduie cinci din fiecare.',
    },
    'XP-09': { title: 'Lăsatul', text: 'Se lasă numai ce e prea mult. O mână care poate rămâne rămâne.' },
    'XP-10': {
      title: 'Oprește un atac',
      text: 'Anulează o carte din teancul drumurilor pe care altcineva tocmai a jucat-o, în tura oricui, și numai atunci. Cartea aceea rămâne între cele respinse.',
    },
    'XP-11': {
      title: 'Dezvăluirea',
      text: 'După ultimul cartonaș mâinile se dezvăluie pe rând, de la primul jucător. Acționează numai cărțile de sfârșit; toate celelalte sunt moarte.',
    },
    'XP-12': { title: 'Restul mâinii', text: 'Ce e mort se arată între cărțile respinse.' },
    'XP-13': {
      title: 'Ce s-a văzut s-a văzut',
      text: 'Ce s-a tras sau s-a jucat se poate anula, dar nu se șterge și nu devine altă carte. Ce a adus o carte se poate îndrepta.',
    },
    'XP-14': { title: 'Trei puncte', text: 'Aduce 3 puncte imediat.' },
    'XP-15': {
      title: 'Drumuri și orașe neterminate',
      text: 'Drumul aduce 2 pentru fiecare cartonaș, orașul 2 pentru fiecare cartonaș și 1 pentru fiecare blazon. Supușii merg acasă.',
    },
    'XP-16': {
      title: 'Mănăstiri neterminate',
      text: 'Aduce 1 pentru fiecare cartonaș din jur, mănăstirea însăși nu; sau 1 și câte 2, cum se înțelege masa. Supușii merg acasă.',
    },
    'XP-17': {
      title: 'Un drum în cerc',
      text: 'Un drum terminat care formează un cerc aduce 2 pentru fiecare cartonaș.',
    },
    'XP-18': {
      title: 'Blazoanele fac 3',
      text: 'Un oraș terminat cu blazoane aduce 2 pentru fiecare cartonaș și 3 pentru fiecare blazon.',
    },
    'XP-19': {
      title: 'Un oraș fără blazoane',
      text: 'Un oraș terminat fără blazoane aduce 3 pentru fiecare cartonaș.',
    },
    'XP-20': {
      title: 'Hanuri și catedrale',
      text: 'Câștigul cărții vine în plus: un cerc 4 pentru fiecare cartonaș; un oraș 3 pentru fiecare cartonaș și 4 pentru fiecare blazon, sau 4 pentru fiecare cartonaș. Neterminat, ce aduce 0 la sfârșit aduce 0. Sau rămâne valoarea cărții, cum se înțelege masa.',
    },
    'XP-21': { title: 'Majoritatea', text: 'Acestor cărți le trebuie; una împărțită e de ajuns.' },
    'XP-22': {
      title: 'O construcție împărțită',
      text: 'Cine joacă cartea câștigă prin ea, ceilalți ca de obicei; sau câștigă toți cei la egalitate, cum se înțelege masa.',
    },
    'XP-23': {
      title: 'Blocări',
      text: 'Toți supușii de acolo se culcă, și cei veniți mai târziu. Unde construcțiile se unesc, se culcă toți.',
    },
    'XP-24': {
      title: 'Ce reține o blocare',
      text: 'Când construcția e terminată, punctele ei așteaptă sfârșitul jocului, cu bonusurile acelui moment. Neterminată, aduce cât oricare alta.',
    },
    'XP-25': {
      title: 'Egalitate ruptă',
      text: 'Cartea stă acolo până la evaluare. La egalitate atunci, stăpânul ei contează cu un supus în plus. Două asemenea cărți se anulează și îi lasă pe ceilalți în urmă.',
    },
    'XP-26': { title: 'Supuși acasă', text: '2 puncte pentru fiecare supus rămas în rezervă.' },
    'XP-27': {
      title: 'Ferme ținute singur',
      text: 'Încă 1 pentru fiecare oraș terminat al fiecărei ferme pe care jucătorul o controlează singur; și al celor împărțite, dacă se înțelege masa.',
    },
    'XP-28': {
      title: 'Ferme ținute împreună',
      text: 'Încă 1 pentru fiecare oraș terminat al fiecărei ferme cu majoritate împărțită.',
    },
    'XP-29': {
      title: 'Egalitate ruptă pe o fermă',
      text: 'Jucătorul ei contează cu un supus în plus pe o fermă, dacă e la egalitate acolo. În cele mai vechi reguli ale fermelor, unde orașele se câștigă unul câte unul, nu contează.',
    },
    'XP-30': {
      title: 'Cărți pentru masă',
      text: 'Ocupă, intră, schimb, chemat acasă, două cartonașe, creierul: se joacă, și se fac pe masă. Din două cartonașe unul iese din joc.',
    },
    'XP-31': { title: 'Ce nu se poate', text: 'Se refuză într-o propoziție, și nu se mișcă nimic.' },
    'XP-32': {
      title: 'Întrebări deschise',
      text: 'Câte cărți se țin, cât aduce o mănăstire neterminată, hanuri și catedrale, construcții împărțite, ferme împărțite: masa se înțelege, și în timpul jocului.',
    },
    'XP-33': {
      title: 'Ce poate ști oricine',
      text: 'Câte din fiecare fel nu le-a văzut nimeni: două, fără cele din joc sau respinse.',
    },
    'XP-34': {
      title: 'Ce îi trebuie unei cărți',
      text: 'O construcție cu punctele ei, un nume pentru locul unde stă, sau supușii rămași: se trec odată cu ea.',
    },
    'XP-35': {
      title: 'O carte trasă pe alt telefon',
      text: 'Dacă un telefon nu știe o carte acoperită, cine o ține spune care este când o joacă, o lasă sau o arată.',
    },
  },
};

export default words;
