import { act, screen, waitFor, within } from '@testing-library/react';
import { signIn, signOut } from '@portico/portal-kit';
import { ApiFailure } from '@portico/testing/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import texts from '../../i18n/en.json' with { type: 'json' };
import { NewsPage } from './news-page';

const NEWS = '/api/admin/news';
const T = texts.news;

const LINE = {
  id: 7,
  slug: '7-doors',
  kind: 'news',
  state: 'published',
  language: 'en',
  languages: ['en', 'he'],
  title: 'Doors open',
  isPinned: false,
  isWeekly: false,
  publishedAt: Date.UTC(2026, 0, 2),
  startsAt: null,
  endsAt: null,
  changedAt: 0,
  version: 3,
  author: 'owner',
};

const WRITTEN = { ...LINE, texts: [{ language: 'en', title: 'Doors open', body: 'Come **in**' }] };

interface Sent {
  method: string;
  address: string;
  body: unknown;
}

function open(path: string, api: Record<string, unknown>) {
  act(() => signIn('owner', 'a-token'));
  const preview = { [`${NEWS}/preview`]: { html: '<p>Come <strong>in</strong></p>' } };
  const rendered = renderInAdmin(<NewsPage />, {
    path,
    api: { ...preview, ...api },
  });
  const sent: Sent[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url).pathname;
    if (request.method !== 'GET' && !address.endsWith('/preview'))
      sent.push({ method: request.method, address, body: await request.clone().json() });
    return answer(request);
  };
  return { ...rendered, sent };
}

const listOf = (...news: object[]) => ({
  news,
  pagination: { page: 1, limit: 25, total: news.length, pages: 1 },
});
const title = () => screen.findByRole('textbox', { name: T.column.title });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => signOut()));

describe('the list of the desk', () => {
  it('leads to the editor, and removes after a question', async () => {
    const removed = { ...LINE, state: 'removed', version: 4 };
    const api: Record<string, unknown> = { [NEWS]: listOf(LINE), [`${NEWS}/7/remove`]: removed };
    const { sent } = open('/admin/news', api);
    expect(await screen.findByRole('link', { name: 'Doors open' })).toHaveAttribute(
      'href',
      '/admin/news?open=7',
    );
    expect(screen.getByTitle(T.remove.action)).toHaveAccessibleName(T.remove.action);
    await press(T.remove.action);
    const dialog = within(await screen.findByRole('dialog'));
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: T.remove.action }));
    await waitFor(() =>
      expect(sent).toEqual([{ method: 'POST', address: `${NEWS}/7/remove`, body: { version: 3 } }]),
    );
  });

  it('restores what was removed, and says why where it cannot', async () => {
    const { sent } = open('/admin/news', {
      [NEWS]: listOf({ ...LINE, state: 'removed' }),
      [`${NEWS}/7/restore`]: new ApiFailure(409, { code: 'news.changed', msg: 'Changed', requestId: 'r' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: T.restore }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('is narrowed by a state in the address', async () => {
    const { address } = open('/admin/news', {
      [NEWS]: listOf(LINE, { ...LINE, id: 8, state: 'draft', title: 'Not yet' }),
      [`${NEWS}?state=draft`]: listOf({ ...LINE, id: 8, state: 'draft', title: 'Not yet' }),
      [`${NEWS}?state=removed`]: listOf(),
    });
    await screen.findByRole('link', { name: 'Doors open' });
    await userEvent.click(screen.getByRole('link', { name: T.state.draft }));
    expect(address()).toBe('/admin/news?state=draft');
    expect(await screen.findByRole('link', { name: 'Not yet' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Doors open' })).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: T.state.removed }));
    expect(await screen.findByRole('link', { name: T.none.all })).toHaveAttribute('href', '/admin/news');
  });

  it('says what to do where nothing is written', async () => {
    open('/admin/news', { [NEWS]: listOf() });
    expect(await screen.findByText(T.none.title)).toBeInTheDocument();
  });
});

describe('the editor', () => {
  it('publishes what was written, in two languages', async () => {
    const { sent, address } = open('/admin/news?open=new', { [NEWS]: WRITTEN });
    await userEvent.type(await title(), 'Doors open');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: T.editor.language }), 'he');
    expect(await title()).toHaveValue('');
    await userEvent.type(await title(), 'נפתח');
    await userEvent.click(screen.getByRole('radio', { name: T.publishing.now }));
    await press(T.editor.save.now);
    await waitFor(() => expect(address()).toBe('/admin/news'));
    expect(sent).toEqual([
      {
        method: 'POST',
        address: NEWS,
        body: {
          kind: 'news',
          language: 'en',
          texts: [
            { language: 'en', title: 'Doors open', body: '' },
            { language: 'he', title: 'נפתח', body: '' },
          ],
          isDraft: false,
          isPinned: false,
          publishedAt: null,
          startsAt: null,
          endsAt: null,
          isWeekly: false,
        },
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('marks what is missing and sends nothing', async () => {
    const { sent } = open('/admin/news?open=new', {});
    await title();
    await userEvent.click(screen.getByRole('radio', { name: T.kind.event }));
    await press(T.editor.save.draft);
    expect(await title()).toHaveAccessibleDescription(T.issue.title);
    expect(screen.getAllByText(T.issue.moment)).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent(T.editor.incomplete);
    expect(sent).toEqual([]);
  });

  it('shows the text as the server makes it', async () => {
    open('/admin/news?open=7', { [`${NEWS}/7`]: WRITTEN });
    expect(await screen.findByText('in')).toHaveProperty('tagName', 'STRONG');
  });

  it('keeps unsaved text over a reload, until it is discarded', async () => {
    const api = { [`${NEWS}/7`]: WRITTEN };
    const first = open('/admin/news?open=7', api);
    await userEvent.type(await title(), ' wide');
    first.unmount();
    open('/admin/news?open=7', api);
    expect(await title()).toHaveValue('Doors open wide');
    expect(screen.getByText(T.editor.restored)).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: T.editor.discard })[0] as HTMLElement);
    expect(await title()).toHaveValue('Doors open');
    expect(screen.queryByText(T.editor.restored)).not.toBeInTheDocument();
  });

  it('keeps the text where the call fails, and says why', async () => {
    const changed = new ApiFailure(409, { code: 'news.changed', msg: 'Changed', requestId: 'r' });
    const { sent } = open('/admin/news?open=7', { [`${NEWS}/7`]: WRITTEN });
    await userEvent.type(await title(), '!');
    const answer = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const { method } = new Request(input, init);
      if (method !== 'PUT') return answer(input, init);
      return Promise.resolve(Response.json(changed.body, { status: changed.status }));
    };
    await press(T.editor.save.kept);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(await title()).toHaveValue('Doors open!');
    expect(sent).toEqual([]);
  });
});
