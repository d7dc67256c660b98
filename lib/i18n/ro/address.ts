import type { Translation } from '../catalogue';
import type en from '../en/address';

export default {
  works: {
    title: 'Ce merge aici',
    score: 'Punctajul',
    offline: 'Lucrul fără internet',
    install: 'Pe ecranul principal, ca o aplicație',
    awake: 'Ecranul ținut aprins',
    copy: 'Copierea și trimiterea dintr-o atingere',
    yes: 'merge',
    needsHttps: 'cere https',
    notInBrowser: 'nu merge în acest browser',
  },
  rest: {
    title: 'Cum se obține restul',
    asking: 'Se caută adresa https a gazdei',
    none: 'Această gazdă nu oferă o adresă https.',
    noneText:
      'Fișierul README din Tallystick îi spune gazdei cum: merge orice server static prin https sau npm start -- --lan.',
    fetch: 'Descarcă autoritatea acestei gazde',
    get: 'Descarcă autoritatea',
    compare: 'Terminalul gazdei arată aceeași amprentă; dacă arată alta, oprește-te aici:',
    trust: 'Acordă-i încredere pe acest telefon',
    iphone:
      'iPhone și iPad: permite profilul și instalează-l din Configurări › General › VPN și gestionare dispozitiv; pornește-l apoi din Configurări › General › Informații, la setările de încredere pentru certificate.',
    android: 'Android: caută în setări „certificat CA”, alege instalarea unuia și ia fișierul din descărcări.',
    bounds:
      'Garantează numai pentru adrese dintr-o rețea de acasă, cel mult jumătate de an. Se șterge din același loc.',
    open: 'Deschide adresa https',
    go: 'Mergi la {host}',
  },
  tables: {
    title: 'Mesele tale',
    text: 'Fiecare adresă își păstrează propriile mese. Ca să le muți, salvează o copie din setările acestei adrese și încarc-o din setările celeilalte.',
    settings: 'La setări',
  },
} satisfies Translation<typeof en>;
