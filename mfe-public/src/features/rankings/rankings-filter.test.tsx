import { hydrateInPortal, type HydrateOptions } from '@portico/testing/hydrate';
import { useSearch } from '@portico/portal-kit';
import { useLocation } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { RankingsFilter } from './rankings-filter';
import { rankingsSearch } from './rankings-state';

function Filter() {
  const { view, hrefWith, set } = useSearch(rankingsSearch);
  const { search } = useLocation();
  return (
    <>
      <RankingsFilter view={view} hrefWith={hrefWith} onChange={set} />
      <output>{search}</output>
    </>
  );
}

function open(path: string, before?: HydrateOptions['before']) {
  return hydrateInPortal(<Filter />, { path, texts: { 'mfe-public': texts }, before });
}

function find<E extends Element>(root: HTMLElement, selector: string, type: abstract new () => E): E {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`${selector} is not there`);
  return found;
}

describe('the filter of the rankings before its scripts', () => {
  it('is one form that asks for this page with all that is chosen', async () => {
    const { container } = await open('/rankings?mode=hardcore&sort=fame&search=he&job=aran');
    const form = find(container, 'form', HTMLFormElement);
    expect([form.method, form.getAttribute('action')]).toEqual(['get', null]);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      mode: 'hardcore',
      sort: 'fame',
      search: 'he',
      job: 'aran',
    });
  });

  it('keeps what was typed', async () => {
    const { container } = await open('/rankings', (served) => {
      find(served, 'input[type="search"]', HTMLInputElement).value = 'Noa';
    });
    expect(find(container, 'input[type="search"]', HTMLInputElement).value).toBe('Noa');
  });

  it('leaves the address alone where nothing was', async () => {
    const { container, served } = await open('/rankings?job=aran&search=he');
    expect(container.innerHTML).toBe(served.innerHTML);
  });
});
