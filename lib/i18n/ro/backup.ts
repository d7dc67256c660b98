import type { Translation } from '../catalogue';
import type en from '../en/backup';

export default {
  lift: {
    title: 'Memoria acestui telefon este adusă la zi',
    text: 'Acest Tallystick este mai nou decât cel care a păstrat mesele de aici. Nu se pierde nimic; o copie salvată înainte este o siguranță în plus.',
    goOn: 'Mai departe',
  },
  file: {
    making: 'Se face fișierul',
    tables: '{tables, plural, one {# masă} few {# mese} other {# de mese}}, {size}',
    text: 'Tot ce păstrează Tallystick pe acest telefon, într-un singur fișier. Se poate încărca aici sau pe alt telefon.',
    openFact: 'Cuferele și cărțile din mână se pot citi în el.',
    openText:
      '{count, plural, one {# masă este încă deschisă: cine o primește vede ce e sub cuferele ei și în mâinile jucătorilor.} few {# mese sunt încă deschise: cine le primește vede ce e sub cuferele lor și în mâinile jucătorilor.} other {# de mese sunt încă deschise: cine le primește vede ce e sub cuferele lor și în mâinile jucătorilor.}}',
    share: 'Trimite',
    download: 'Salvează ca fișier',
    shared: 'Trimis.',
    downloaded: 'Salvat la descărcări.',
    failed: 'Fișierul nu a putut fi făcut.',
    failedText: 'Nu s-a schimbat nimic ({error}).',
  },
  handOn: {
    text: 'Alt telefon, alt browser, aplicația instalată și altă adresă își țin fiecare mesele lor. Așa ajunge o masă acolo. Aici rămâne și ea.',
    both: 'Dacă se continuă în amândouă locurile, adu fișierul dintr-un loc în celălalt: se păstrează ambele istorii.',
    how: 'Cum ajunge acolo',
    file: 'Fișier',
    link: 'Link',
    code: 'Cod',
    length: '{length, plural, one {# caracter} few {# caractere} other {# de caractere}}',
    copy: 'Copiază linkul',
    copied: 'Copiat.',
    byHand: 'Browserul poate numai să arate linkul. Copiază-l manual.',
    codeLabel: 'Cod QR cu linkul mesei',
    codeText: 'Îndreaptă spre el camera celuilalt telefon.',
    linkTooLong: 'Masa este prea mare pentru un link.',
    linkTooLongText: 'Linkul ar avea {length, number} de caractere; mesageriile duc {most, number}.',
    codeTooLong: 'Masa este prea mare pentru un cod.',
    codeTooLongText:
      'Ar trebui să țină {length, number} de caractere; telefoanele citesc {most, number} de pe un ecran.',
    asLink: 'Ca link',
    asFile: 'Ca fișier',
    cannotPack: 'Browserul nu poate face linkuri sau coduri.',
    cannotPackText: 'Fișierul conține același lucru.',
  },
  take: {
    choose: 'Alege un fișier',
    nothing: 'Niciun fișier ales încă',
    nothingText:
      'Alege o copie de siguranță salvată de Tallystick, pe acest telefon sau pe altul. Întâi se arată ce ar schimba.',
    reading: 'Se citește ce conține',
    made: 'Făcută la {date}',
    where: 'Ajunge în acest browser, la {host}. Alt browser, aplicația instalată și altă adresă își țin mesele lor.',
    would: 'Ce s-ar schimba',
    done: 'Gata. Iată ce s-a adus:',
    nothingNew: 'Tot ce conține este deja aici.',
    bringIn: '{tables, plural, =0 {Adu aici} one {Adu aici # masă} few {Adu aici # mese} other {Adu aici # de mese}}',
    bringInNamed: 'Adu aici: {name}',
    open: 'Deschide: {name}',
    backAgain: 'Adu înapoi din coș',
    backOver: 'Adu-o totuși',
    changed: 'Mesele de pe acest telefon s-au schimbat între timp.',
    changedText: 'Iată ce s-ar schimba acum.',
    failed: 'Nu s-a adus nimic.',
    failedText: 'Nu s-a schimbat nimic ({error}).',
    full: 'Telefonul nu mai are loc și nu s-a schimbat nimic. Eliberează spațiu, apoi încearcă din nou.',
    unchanged: 'Pe acest telefon nu s-a schimbat nimic.',
    people:
      '{count, plural, one {Încă # persoană de ales} few {Încă # persoane de ales} other {Încă # de persoane de ales}}',
    values:
      '{count, plural, one {Încă # valoare de pe cartea de punctaj} few {Încă # valori de pe cartea de punctaj} other {Încă # de valori de pe cartea de punctaj}}',
    valuesKept:
      '{count, plural, one {# valoare de pe cartea de punctaj diferă; rămâne cea de pe acest telefon} few {# valori de pe cartea de punctaj diferă; rămân cele de pe acest telefon} other {# de valori de pe cartea de punctaj diferă; rămân cele de pe acest telefon}}',
  },
  counts: {
    new: '{count, plural, one {# masă nouă} few {# mese noi} other {# de mese noi}}',
    adds: '{count, plural, one {# masă cu înregistrări noi} few {# mese cu înregistrări noi} other {# de mese cu înregistrări noi}}',
    different:
      '{count, plural, one {# masă cu două istorii} few {# mese cu două istorii} other {# de mese cu două istorii}}',
    asks: '{count, plural, one {# masă ștearsă} few {# mese șterse} other {# de mese șterse}}',
    kept: '{count, plural, one {# masă rămâne cum este aici} few {# mese rămân cum sunt aici} other {# de mese rămân cum sunt aici}}',
    left: '{count, plural, one {# masă lăsată deoparte} few {# mese lăsate deoparte} other {# de mese lăsate deoparte}}',
  },
  how: {
    new: '{adds, plural, one {Nouă aici, cu # înregistrare.} few {Nouă aici, cu # înregistrări.} other {Nouă aici, cu # de înregistrări.}}',
    adds: '{adds, plural, one {# înregistrare nouă.} few {# înregistrări noi.} other {# de înregistrări noi.}}',
    same: 'Este deja aici, la fel.',
    secrets:
      '{secrets, plural, one {# carte acoperită nu era știută aici: revine.} few {# cărți acoperite nu erau știute aici: revin.} other {# de cărți acoperite nu erau știute aici: revin.}}',
    behind:
      '{more, plural, one {Este deja aici, cu # înregistrare în plus.} few {Este deja aici, cu # înregistrări în plus.} other {Este deja aici, cu # de înregistrări în plus.}}',
    different:
      'Două istorii ale aceleiași mese: {more, plural, one {# înregistrare este} few {# înregistrări sunt} other {# de înregistrări sunt}} numai aici, {adds, plural, one {# este} few {# sunt} other {# sunt}} numai în ce se aduce. Se păstrează amândouă, ca două mese.',
    unreadable: 'Această versiune nu o poate citi. Actualizează Tallystick, apoi adu-o din nou.',
    mixedUp: 'Lăsată deoparte: unele înregistrări ale ei sunt aici ale altei mese.',
    altered:
      '{altered, plural, one {# înregistrare spune altceva decât aici. Rămâne cea de pe acest telefon.} few {# înregistrări spun altceva decât aici. Rămân cele de pe acest telefon.} other {# de înregistrări spun altceva decât aici. Rămân cele de pe acest telefon.}}',
    toBin: 'Acolo a fost ștearsă și merge în coș.',
    inBin: 'Aici a fost ștearsă și este în coș.',
    over: 'Acolo a fost ștearsă și timpul ei în coș a trecut.',
  },
  csv: {
    text: 'Registrul ca fișier CSV, pe care îl deschid programele de calcul tabelar.',
    lines: '{lines, plural, one {# rând} few {# rânduri} other {# de rânduri}}, {size}',
    round: 'Rundă',
    player: 'Jucător',
    what: 'Ce',
    points: 'Puncte',
    sum: 'Total',
    note: 'Notă',
    opening: 'Puncte de dinainte',
    claim: '{row}: {why}',
    adjustment: 'Tabla: {reason}',
    left: 'Nu mai joacă',
    chest: '{count, plural, one {Cufăr cu # carte} few {Cufăr cu # cărți} other {Cufăr cu # de cărți}}',
    waits: 'Așteaptă cartea de punctaj.',
  },
  refused: {
    'too-large': { fact: 'Fișierul este prea mare.', text: 'Are {bytes}; se citesc cel mult {most}.' },
    'not-read': {
      fact: 'Fișierul nu a putut fi adus.',
      text: 'Poate că a fost mutat sau este unde telefonul nu ajunge acum.',
    },
    truncated: { fact: 'Fișierul este tăiat.', text: 'Se termină la mijloc. Copiază-l din nou de unde a fost salvat.' },
    'not-json': { fact: 'Nu este o copie făcută de Tallystick.', text: 'Este altceva sau este deteriorat.' },
    'too-deep': {
      fact: 'Nu este o copie făcută de Tallystick.',
      text: 'Are mai multe niveluri decât orice copie de siguranță.',
    },
    polluting: {
      fact: 'Fișierul este refuzat.',
      text: 'Conține nume pe care nicio copie nu le are și care ar putea face rău.',
    },
    foreign: { fact: 'Nu este o copie făcută de Tallystick.', text: 'Este fișierul altui program.' },
    newer: {
      fact: 'Copia vine de la un Tallystick mai nou.',
      text: 'Are versiunea {version, number}, iar aplicația citește versiunea {ours, number}. Actualizează Tallystick, apoi încarc-o din nou.',
    },
    malformed: { fact: 'Copia este deteriorată.', text: 'Ceva din ea are o formă greșită ({at}).' },
    doubled: { fact: 'Copia este deteriorată.', text: 'Ceva din ea apare de două ori ({at}).' },
    'damaged-link': {
      fact: 'Linkul este deteriorat.',
      text: 'O parte lipsește sau este schimbată. Cere-l din nou sau cere fișierul.',
    },
    'no-unpacking': { fact: 'Browserul nu poate citi un astfel de link.', text: 'Cere masa ca fișier.' },
  },
} as const satisfies Translation<typeof en>;
