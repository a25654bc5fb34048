import { loadStyles } from './load-remote';
import { withIntegrity } from './with-integrity';

const HASH = 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';

afterEach(() => document.head.replaceChildren());

it('has a file of our own compared, and one of another origin asked for with CORS as well', () => {
  const script = (address: string, hash?: string) => {
    const element = withIntegrity(document.createElement('script'), address, hash);
    return [element.getAttribute('integrity'), element.getAttribute('crossorigin')];
  };
  expect(script('/releases/mfe-sea/1/remoteEntry.js', HASH)).toEqual([HASH, null]);
  expect(script('https://cdn.example/remoteEntry.js', HASH)).toEqual([HASH, 'anonymous']);
  expect(script('https://cdn.example/remoteEntry.js')).toEqual([null, null]);
});

it('asks for style sheets by their hashes, under a fresh address too', async () => {
  const [known, unknown] = ['/releases/mfe-sea/1/sea.css', '/releases/mfe-sea/1/late.css'];
  const loading = loadStyles([known, unknown], '?retry=1', { [known]: HASH });
  const links = [...document.querySelectorAll('link')];
  expect(links.map((link) => [new URL(link.href).pathname, link.getAttribute('integrity')])).toEqual([
    [known, HASH],
    [unknown, null],
  ]);
  links.forEach((link) => link.dispatchEvent(new Event('load')));
  await loading;
});
