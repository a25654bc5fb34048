import { addressOf, CARD_KINDS } from '@portico/contract';
import { LANGUAGES } from '@portico/domain';
import { portalLinkOf, readEmbedLink } from './embed-link';

const read = (pathname: string, pageLanguage = '') => readEmbedLink({ pathname }, pageLanguage);

it.each(CARD_KINDS)('knows the address of a %s in every language', (kind) => {
  for (const language of LANGUAGES) {
    const path = addressOf(kind, 7);
    expect(read(`/${language}${path}`)).toEqual({ kind, id: 7, language });
    expect(read(path, language)).toEqual({ kind, id: 7, language });
  }
});

it('takes the language of the page where the address has none, and English where that is no language of ours', () => {
  expect(read('/item/7', 'pt-PT')?.language).toBe('pt-BR');
  expect(read('/item/7', 'de')?.language).toBe('en');
});

it('reads numbers with zeros ahead, titles behind and a slash at the end', () => {
  expect(read('/item/01402014')?.id).toBe(1_402_014);
  expect(read('/news/12-a-title')).toMatchObject({ kind: 'news', id: 12 });
  expect(read('/monster/100100/')?.id).toBe(100_100);
});

it.each([
  '/',
  '/market/7',
  '/rankings',
  '/item/x',
  '/item/7/farm',
  '/xx/item/7',
  '/a/he/item/7',
  '/item/12345678901',
])('shows nothing for %s', (path) => {
  expect(read(path)).toBeUndefined();
});

it('finds links to the portal that have a card, and no others', () => {
  document.body.innerHTML = `<a href="https://willow.example/item/7"><b>Oar</b></a>
    <a href="https://willow.example/rankings"><b>Rankings</b></a><a href="https://oak.example/item/7"><b>Oak</b></a>`;
  const found: (string | undefined)[] = [];
  const follow = (event: Event) => {
    event.preventDefault();
    found.push(portalLinkOf(event, 'https://willow.example')?.pathname);
  };
  document.body.addEventListener('click', follow);
  for (const word of document.querySelectorAll('b')) word.click();
  document.body.removeEventListener('click', follow);
  expect(found).toEqual(['/item/7', undefined, undefined]);
});
