/** The languages of the app, each by its own name. A further one is a folder of catalogues and a line here. */
export const languages = { en: 'English', ro: 'Română' } as const;

export type Language = keyof typeof languages;

/** The language to fall back on, complete by definition. */
export const firstLanguage: Language = 'en';
