import type { Translation } from '../catalogue';
import type en from '../en/benelux-rules';

export default {
  lead: 'Jetoanele din Carcassonne Maps – Benelux, cu cuvintele noastre, fiecare regulă sub numărul ei. Se joacă la o masă de Carcassonne sau se țin singure.',
  contents: 'Pe această pagină',
  section: {
    chips: 'Jetoanele',
    setUp: 'Pregătirea',
    collecting: 'Adunarea',
    paying: 'Plata',
    end: 'Sfârșitul',
    sheet: 'Ce face foaia',
  },
  rule: {
    'BX-01': {
      title: 'Treizeci de jetoane',
      text: 'Sunt 10 jetoane mov, 10 bleu și 10 portocalii. Spatele fiecăruia arată 1 sau 2.',
    },
    'BX-02': {
      title: 'Șase și patru',
      text: 'Din fiecare culoare, 6 jetoane au o valoare și 4 cealaltă. Care anume se poate spune la regulile casei, la fel pentru toate culorile. Altfel se refuză numai ce este imposibil în ambele feluri, iar al cincilea jeton de o valoare lămurește culoarea lui.',
    },
    'BX-03': {
      title: 'Jetoane pe hartă',
      text: '20 de jetoane stau cu fața în jos pe hartă: cel mult unul pe un câmp, niciunul pe un oraș mare sau târg, niciunul lângă alt jeton latură la latură, niciunul lângă un câmp de start folosit sau o latură deschisă a unui oraș mare. Celelalte 10 ies din joc nevăzute.',
    },
    'BX-04': { title: 'Câmpuri de start', text: 'Se folosesc două dintre Meppel, Eindhoven și Charleroi.' },
    'BX-05': {
      title: 'Insule',
      text: 'Pe insule stau șase teancuri de câte cinci cartonașe, câte două pe fiecare, cel de sus cu fața în sus. Pe trei câmpuri cu valuri nu se pune niciodată un cartonaș. Harta se recomandă cu 110 până la 120 de cartonașe în total.',
    },
    'BX-06': {
      title: 'Un jeton găsit',
      text: 'Cine așază un cartonaș pe un câmp cu jeton îl ia, îl întoarce, primește imediat valoarea lui și îl păstrează cu fața în sus. Sub un cartonaș se află cel mult un jeton.',
    },
    'BX-07': {
      title: 'Din tura următoare',
      text: 'Un jeton se poate plăti într-o tură de după cea în care a fost găsit. Jetoanele se pot strânge.',
    },
    'BX-08': {
      title: 'Un cartonaș de pe insulă',
      text: 'Un jeton se plătește înainte de a trage, pentru cartonașul cu fața în sus al unuia dintre cele două teancuri de pe insula culorii lui. Jetonul iese din joc; dintre mai multe de o culoare, cel găsit primul. La sfârșitul turei se întoarce cartonașul următor al acelui teanc.',
    },
    'BX-09': {
      title: 'Înainte de a așeza',
      text: 'Alegerea vine înainte de a trage și se așază un singur cartonaș: nu se plătește după ce s-a găsit un jeton cu cartonașul acestei ture, nici de două ori pentru un cartonaș.',
    },
    'BX-10': {
      title: 'Al doilea cartonaș al constructorului',
      text: 'Al doilea cartonaș se alege separat, cu un jeton dintr-o tură de dinainte.',
    },
    'BX-11': {
      title: 'Ce rămâne',
      text: 'Jocul se termină când este așezat ultimul cartonaș din teancurile cu fața în jos. Jetoanele și cartonașele de insulă rămase nu se numără.',
    },
    'BX-12': {
      title: 'Turele rămân pornite',
      text: 'La plată trebuie știut a cui este tura, așa că turele nu se pot opri cât jetoanele sunt pe masă.',
    },
    'BX-13': {
      title: 'Cartonașe rămase',
      text: 'Cele 30 de cartonașe de insulă nu stau în niciun teanc din care se trage, așa că numărătoarea le lasă deoparte, iar un cartonaș plătit nu ia niciunul din teancuri. Vin cel mult 20, câte 10 de o culoare.',
    },
    'BX-14': {
      title: 'Nimic nu se pierde pe nevăzute',
      text: 'Ce ar face imposibilă o înregistrare, aceasta sau una de mai târziu, se refuză cu motivul. Unde una rămâne totuși, fiindcă ceva dinaintea ei a fost scos, registrul o spune: o plată fără jeton nu are efect.',
    },
    'BX-15': {
      title: 'Fără jetoane la îndemână',
      text: 'Aplicația poate trage jetoanele. Atunci fiecare jeton pe care nu l-a văzut nimeni este la fel de probabil ca oricare altul, ca și cum 20 din 30 ar fi fost amestecate pe hartă. O tragere anulată dă din nou același jeton.',
    },
    'BX-16': {
      title: 'Numai jetoanele',
      text: 'O masă poate ține numai jetoanele și turele, în timp ce punctele cartonașelor se țin în altă parte.',
    },
    'BX-17': {
      title: 'Bonus de hartă',
      text: 'Ce dau orașele mari, târgurile și blazoanele de pe margine scrie pe hartă. O linie liberă le cuprinde.',
    },
  },
} as const satisfies Translation<typeof en>;
