import { chromiumPath } from '@portico/tools/programs';
import { isFull } from './full-suite.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A page of a test lives for seconds: optimizing its scripts costs more than it saves. */
const QUICK_FLAGS = [...FLAGS, '--js-flags=--no-maglev --no-turbofan'];

/** Loads pictures only when they are in view: they are half of a page's cost, and those below look alike. */
const IN_VIEW = ['4G', '3G', 'Unknown'].map((speed) => `lazyLoadingImageMarginPx${speed}=0`).join(',');

/** For specs that check pictures. */
export const WITH_PICTURES = {
  executablePath: chromiumPath(),
  args: isFull ? FLAGS : [...QUICK_FLAGS, `--blink-settings=${IN_VIEW}`],
};

/** Blocks pictures, half of a page's cost, in journeys that check none. The crawl loads them on every page. */
export const WITHOUT_PICTURES = isFull
  ? WITH_PICTURES
  : { ...WITH_PICTURES, args: [...QUICK_FLAGS, '--blink-settings=imagesEnabled=false'] };
