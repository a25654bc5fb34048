import { isFull } from './full-suite.js';
import type { Language } from './texts.js';

/** How somebody looks at a page. */
export interface View {
  language: Language;
  colorScheme: 'light' | 'dark';
  /** A project of the Playwright configuration. */
  width: 'desktop' | 'phone';
}

const WIDTHS = ['desktop', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** A short one, a long one without blanks, and one from right to left. */
const FEW_LANGUAGES = ['en', 'ja', 'he'] as const;
const LANGUAGES = ['en', 'zh', 'ja', 'pt-BR', 'ru', 'ko', 'he'] as const;

const ALL: View[] = LANGUAGES.flatMap((language) =>
  WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ language, width, colorScheme }))),
);

/** Takes turns over a list. */
const turn = <T>(list: readonly [T, ...T[]], place: number): T => list[place % list.length] ?? list[0];

/**
 * The views in which the page at this place of a list is looked at: with PORTICO_TEST_FULL=1 all, else one, so that the pages together are
 * seen in every language, at both widths, by day and by night.
 */
export function viewsOf(place: number): View[] {
  if (isFull) return ALL;
  return [
    {
      language: turn(LANGUAGES, place),
      width: turn(WIDTHS, place),
      colorScheme: turn(SCHEMES, Math.floor(place / 2)),
    },
  ];
}

/** The language and width in which a journey is made; with PORTICO_TEST_FULL=1 each language at both widths. */
export function journeyIn(
  language: (typeof FEW_LANGUAGES)[number],
  width: View['width'],
): Pick<View, 'language' | 'width'>[] {
  if (!isFull) return [{ language, width }];
  return FEW_LANGUAGES.flatMap((each) => WIDTHS.map((one) => ({ language: each, width: one })));
}
