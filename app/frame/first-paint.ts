import { PREFERENCES_KEY } from '@/lib/db/preferences';
import { firstLanguage, languages } from '@/lib/i18n/languages';

/**
 * Runs in the head of every page before anything is painted: sets language, theme, text size and hand on the html
 * element, so that no page flashes in the wrong one. The screens call the same function when a preference changes.
 *
 * 2026-11-29: an exported page is the same file for everyone, so the words of its first paint stand in it once per
 * language, and the stylesheet shows those of `html[lang]`. A wordless first paint would keep people waiting for the
 * scripts on a slow phone; a page per language would double the export and put the language into every address.
 */
export const firstPaint = `
(function () {
  var languages = ${JSON.stringify(Object.keys(languages))};
  var html = document.documentElement;
  var dark = matchMedia('(prefers-color-scheme: dark)');
  var shown = {};
  function spoken() {
    for (var i = 0; i < navigator.languages.length; i++) {
      var language = navigator.languages[i].slice(0, 2).toLowerCase();
      if (languages.indexOf(language) >= 0) return language;
    }
    return '${firstLanguage}';
  }
  function show(preferences) {
    shown = preferences;
    html.lang = languages.indexOf(shown.language) >= 0 ? shown.language : spoken();
    html.dataset.theme = shown.theme === 'parchment' || shown.theme === 'candlelight'
      ? shown.theme : dark.matches ? 'candlelight' : 'parchment';
    html.dataset.text = shown.text || 'normal';
    html.dataset.hand = shown.hand || 'right';
  }
  var stored = {};
  try { stored = JSON.parse(localStorage.getItem('${PREFERENCES_KEY}')) || {}; } catch (error) {}
  show(stored);
  dark.addEventListener('change', function () { show(shown); });
  window.tallystickShow = show;
})();
`;
