import type { Translation } from '../catalogue';
import type en from '../en/carcassonne-rules';

export default {
  lead: 'Cu vorbele noastre: jocul de bază cu Hanuri și catedrale, Negustori și constructori, abatele și Râul. Numărul unei reguli este cel pe care îl arată „De ce?” lângă un punctaj.',
  contents: 'Pe această pagină',
  section: {
    table: 'Masa',
    turns: 'Ture și cartonașe',
    features: 'Drumuri și orașe',
    inns: 'Hanuri și catedrale',
    cloisters: 'Mănăstiri, grădini, abați',
    followers: 'Cine punctează',
    farms: 'Câmpuri',
    goods: 'Mărfuri',
    lines: 'Alte puncte',
    track: 'Traseul',
    end: 'Sfârșitul',
    options: 'Reguli ale casei și cutii',
    checks: 'Ce verifică Tallystick',
  },
  points: {
    caption: 'Puncte pentru fiecare cartonaș',
    feature: 'Fiecare cartonaș',
    completed: 'terminat',
    unfinished: 'neterminat',
    road: 'drum',
    inn: 'drum cu han',
    city: 'oraș',
    cathedral: 'oraș cu catedrală',
  },
  rule: {
    'CA-01': { title: 'Jucători', text: 'Se joacă în 2 până la 6. Nu este un joc pentru alt număr.' },
    'CA-02': {
      title: 'Cartonașe',
      text: 'Jocul de bază are 72, Hanuri și catedrale 18, Negustori și constructori 24, Râul 12; abatele nu aduce niciunul. La început un cartonaș stă pe masă: cel de start, sau izvorul dacă se joacă cu Râul.',
    },
    'CA-03': {
      title: 'A cui e tura',
      text: 'Turele merg în jurul mesei de la primul jucător, iar în fiecare se pune un cartonaș. O tură se încheie o dată: a doua atingere nu încheie nimic. Dacă masa spune că e tura altcuiva, jocul continuă de acolo.',
    },
    'CA-04': {
      title: 'Constructorul',
      text: 'Un constructor aduce al doilea cartonaș în aceeași tură. Al treilea nu există.',
    },
    'CA-05': {
      title: 'Fără ture',
      text: 'Fără ordinea turelor nu trebuie să înceapă cineva anume și nu se încheie nimic. Cartonașele se numără doar când le înscrie cineva.',
    },
    'CA-06': {
      title: 'Cartonașe rămase',
      text: 'La început rămân toate în afară de unul. Fiecare tură ia unul, fiecare cartonaș în plus încă unul; ce se numără la masă este valabil de atunci încolo.',
    },
    'CA-07': {
      title: 'Sfârșitul jocului',
      text: 'Jocul se termină când s-a pus ultimul cartonaș și începe numărătoarea finală. Cine ține foaia spune când.',
    },
    'CA-08': {
      title: 'Cineva pleacă',
      text: 'Cine pleacă nu mai are ture de atunci încolo. Supușii rămași pe masă punctează totuși.',
    },
    'CA-09': { title: 'Drumuri', text: 'Un drum aduce 1 punct de fiecare cartonaș, terminat sau nu.' },
    'CA-10': {
      title: 'Drumuri cu han',
      text: 'Un drum terminat cu han aduce 2 puncte de fiecare cartonaș.',
    },
    'CA-11': {
      title: 'Orașe terminate',
      text: 'Un oraș terminat aduce 2 puncte de fiecare cartonaș și 2 de fiecare blazon.',
    },
    'CA-12': {
      title: 'Orașe neterminate',
      text: 'La sfârșit un oraș neterminat aduce 1 punct de fiecare cartonaș și 1 de fiecare blazon.',
    },
    'CA-13': {
      title: 'Orașe cu catedrală',
      text: 'Un oraș terminat cu catedrală aduce 3 puncte de fiecare cartonaș și 3 de fiecare blazon. A doua catedrală nu adaugă nimic.',
    },
    'CA-14': {
      title: 'Neterminat, cu han sau catedrală',
      text: 'Un drum neterminat cu han și un oraș neterminat cu catedrală nu aduc nimic. Regulă a casei: se punctează ca și cum hanul sau catedrala n-ar fi.',
    },
    'CA-15': {
      title: 'Orașe din două cartonașe',
      text: 'Un oraș terminat din două cartonașe punctează ca oricare altul: 4. Regulă a casei din edițiile mai vechi: 2, și 1 de fiecare blazon. Punctele catedralei trec înainte.',
    },
    'CA-16': {
      title: 'Mănăstiri',
      text: 'O mănăstire aduce 1 punct și încă 1 de fiecare cartonaș din jur: 9 când este completă.',
    },
    'CA-17': {
      title: 'Grădini',
      text: 'O grădină punctează ca o mănăstire: 1, și încă 1 de fiecare cartonaș din jur.',
    },
    'CA-18': {
      title: 'Abatele luat înapoi',
      text: 'Un abate poate fi luat înapoi mai devreme de pe o mănăstire sau o grădină. Aduce 1 și încă 1 de fiecare cartonaș din jur în acel moment.',
    },
    'CA-19': {
      title: 'Completă',
      text: 'O mănăstire sau o grădină este completă cu 8 cartonașe în jur. Dacă sub cartonașe stă o hartă cu margine, pot ajunge mai puține.',
    },
    'CA-20': {
      title: 'Numărători',
      text: 'Se numără în numere întregi. Un drum sau un oraș are cel puțin 1 cartonaș și nu mai multe decât sunt în cutii; un cartonaș contează o dată. Nu sunt mai multe blazoane decât cartonașe, în jurul unei mănăstiri sunt de la 0 la 8, iar un jucător nu are niciodată mai mult de 99 de supuși.',
    },
    'CA-21': {
      title: 'Majoritatea',
      text: 'Cine are cei mai mulți supuși ia punctele. La egalitate fiecare le ia pe toate.',
    },
    'CA-22': {
      title: 'Supuși mari',
      text: 'Un supus mare contează ca 2 pentru majoritate. Punctele nu le schimbă.',
    },
    'CA-23': {
      title: 'Fără supuși',
      text: 'Constructorul, porcul și moșia nu sunt supuși. Unde nu e niciun supus nu punctează nimeni.',
    },
    'CA-24': { title: 'Spune doar cine', text: 'În loc de supuși se poate spune doar cine punctează.' },
    'CA-25': {
      title: 'Avantaj la egalitate',
      text: 'Unde un modul dă un avantaj, cine îl are contează cu un supus mai mult la egalitate. Dacă îl au mai mulți, rămân la egalitate.',
    },
    'CA-26': {
      title: 'Setul al treilea: 3 de fiecare oraș',
      text: 'Fiecare câmp se punctează separat, după majoritatea lui: 3 puncte de fiecare oraș terminat pe care îl atinge. Un oraș contează în fiecare câmp pe care îl atinge. Așa joacă azi cele mai multe mese.',
    },
    'CA-27': {
      title: 'Porcul',
      text: 'Un porc îi aduce celui care îl are câte 1 punct în plus de fiecare oraș al câmpului, dacă acel jucător punctează câmpul. Doi porci ai unui jucător contează o dată.',
    },
    'CA-28': {
      title: 'Turma de porci',
      text: 'O turmă de porci aduce câte 1 punct în plus de fiecare oraș tuturor celor care punctează câmpul.',
    },
    'CA-29': {
      title: 'Setul al doilea: un oraș o dată pentru fiecare',
      text: 'Ca al treilea, dar un jucător punctează un oraș o singură dată, chiar dacă atinge mai multe dintre câmpurile câștigate de acel jucător.',
    },
    'CA-30': {
      title: 'Setul al doilea: unde valorează mai mult',
      text: 'Un oraș din două câmpuri ale unui jucător aduce cât valorează în cel mai bun, cu porc și turmă cu tot.',
    },
    'CA-31': {
      title: 'Setul întâi: 4 de fiecare oraș',
      text: 'Oraș cu oraș, țăranii din toate câmpurile care îl ating se numără împreună. Cine are cei mai mulți ia 4, iar la egalitate fiecare ia 4.',
    },
    'CA-32': {
      title: 'Setul întâi: fără porci',
      text: 'Porcii și turmele nu țin de setul întâi și nu contează.',
    },
    'CA-33': {
      title: 'Orașe cu nume',
      text: 'Un oraș care atinge un singur câmp doar se numără. Unul care atinge mai multe are un nume, bifat în fiecare dintre ele.',
    },
    'CA-34': {
      title: 'Care set?',
      text: 'Setul se poate stabili chiar și la numărătoarea finală. E valabil pentru toate câmpurile, iar Tallystick spune cu cât s-ar schimba fiecare total.',
    },
    'CA-35': {
      title: 'Unde stau punctele',
      text: 'Când un oraș contează o dată pentru un jucător, dar atinge mai multe câmpuri, punctele lui stau la unul dintre ele: în setul al doilea unde valorează mai mult, în primul unde jucătorul are un supus.',
    },
    'CA-36': {
      title: 'Mărfuri într-un oraș',
      text: 'Sunt 9 jetoane de vin, 6 de grâne și 5 de stofă. Cine termină un oraș ia jetoanele din el, oricine l-ar puncta. Un oraș neterminat nu dă niciunul.',
    },
    'CA-37': {
      title: 'Cele mai multe din fiecare',
      text: 'La sfârșit cele mai multe jetoane de un fel aduc 10 puncte, la egalitate fiecăruia. Hotărăște ce se numără atunci.',
    },
    'CA-38': {
      title: 'Un rând liber',
      text: 'Pentru ce nu are loc în altă parte: o denumire și oricâte puncte, și negative, pentru unul sau mai mulți jucători, fiecăruia toate. Până la 1000 în plus sau în minus.',
    },
    'CA-39': {
      title: 'Tabla spune altceva',
      text: 'O corectură dă sau ia puncte unui jucător, cu un motiv în cuvintele mesei. Până la 1000 în plus sau în minus.',
    },
    'CA-40': {
      title: 'Numărătoarea finală',
      text: 'Drumuri, orașe, mănăstiri și grădini neterminate; apoi câmpuri; apoi mărfuri. Fiecare pas este făcut, sărit sau deschis, și oricare se poate deschide din nou.',
    },
    'CA-41': {
      title: 'Ce ține de ea',
      text: 'Ce e neterminat, câmpurile și numărătoarea mărfurilor contează după toate turele, oricând s-ar fi înscris.',
    },
    'CA-42': {
      title: 'Cine câștigă',
      text: 'Cele mai multe puncte câștigă. Nimic nu desparte o egalitate: victoria se împarte. Cine este la egalitate împarte locul.',
    },
    'CA-43': {
      title: 'Ocoluri',
      text: 'Traseul are 50 de căsuțe. Ocolurile se numără; sub 0 se datorează unul.',
    },
    'CA-44': {
      title: 'Opțiuni',
      text: 'Setul pentru câmpuri, orașele din două cartonașe, hanurile și catedralele neterminate, cutiile, o hartă, ordinea turelor, numărul de cartonașe și traseul. Toate se pot schimba în timpul jocului, iar totalurile urmează.',
    },
    'CA-45': {
      title: 'Ce are nevoie de o cutie',
      text: 'Ce vine doar într-o cutie cu care nu se joacă este refuzat. Unde stă deja, contează și este însemnat. Turmele de porci vin și în alte cutii și nu sunt refuzate niciodată.',
    },
    'CA-46': {
      title: 'Unde contează o înscriere',
      text: 'O înscriere contează în tura ei, oricând s-ar fi făcut. Ce este sigur imposibil se refuză; ce este doar puțin probabil rămâne și este însemnat ca îndoielnic.',
    },
    'CA-47': {
      title: 'Fiecare punct are un motiv',
      text: 'Punctele nu se păstrează niciodată. Fiecare este un număr înmulțit cu o valoare, iar un total este suma lor.',
    },
    'CA-48': {
      title: 'Suplimente',
      text: 'Un supliment poate puncta altfel, poate da putere la egalitate de supuși, poate ține puncte până la numărătoarea finală, poate aduce înscrieri și pași ai lui și poate lăsa cartonașe în afara numărătorii.',
    },
  },
} satisfies Translation<typeof en>;
