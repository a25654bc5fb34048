import { LANGUAGES } from '@portico/domain';
import { onOneEngine } from '@portico/testing-api';
import { VOTE_SITE_TEXTS } from '../src/vote-site/site-document.js';
import { VoteReporter } from '../src/vote-site/vote-reporter.js';
import { startDemoApi } from './start-demo-api.js';
import { Ballot, tokenIn, type TestVoter } from '../../test/rows/ballot.js';

const SITES = ['lantern', 'harbor', 'starlist'] as const;
const HOSTILE = [
  '"><script>alert(1)</script>',
  "' onfocus='x",
  'a b',
  '\u202Eabc',
  '\u0000',
  'x'.repeat(65),
  '',
  '../../api',
];

describe('a vote site of the demo world', () => {
  let ballot: Ballot;
  let origin: string;

  beforeAll(async () => {
    const settings = { public: { site: { name: 'Moss & <b>Willow</b>' } } };
    ballot = new Ballot(await startDemoApi({ engine: 'sqlite', settings }));
    await ballot.api.app.listen(0, '127.0.0.1');
    origin = await ballot.api.app.getUrl();
  });

  afterAll(() => ballot.api.close());

  const pageOf = (path: string, headers?: Record<string, string>) =>
    ballot.api.call<string>(`/demo/vote/${path}`, { headers });

  const press = (site: string, fields: Record<string, string>) =>
    fetch(`${origin}/demo/vote/${site}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });

  const voteOn = async (voter: TestVoter, site: string, way: string) => {
    const answer = await press(site, { name: await ballot.tokenOf(voter, site), way, lang: 'he' });
    await ballot.api.app.get(VoteReporter).settled();
    return { status: answer.status, location: answer.headers.get('location') };
  };

  const stateOf = async (voter: TestVoter, site: string) =>
    (await ballot.status(voter)).sites.find(({ id }) => id === site)?.vote;

  test('is where an opened vote leads', async () => {
    const opened = await ballot.open(await ballot.newVoter(), 'harbor');
    const { pathname, search } = new URL(opened.body.url);
    expect(pathname).toBe('/demo/vote/harbor');
    const { status, text } = await ballot.api.call<string>(pathname + search);
    expect(status).toBe(200);
    expect(text).toContain(`name="name" value="${tokenIn(opened)}"`);
  });

  test.each(LANGUAGES.map((language) => [language] as const))(
    'speaks %s, each with its own name',
    async (language) => {
      const { vote, how, thanks, goBack } = VOTE_SITE_TEXTS[language];
      for (const site of SITES) {
        const page = await pageOf(`${site}?name=k2j4`, { 'accept-language': language });
        expect(page.text).toContain(
          `<html lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}" class="${site}">`,
        );
        expect(page.text).toContain(`<button>${vote}</button>`);
        expect(page.text).toContain(how);
        const after = await pageOf(`${site}/thanks?told=reported&lang=${language}`);
        expect(after.text).toContain(thanks);
        expect(after.text).toContain(goBack);
        for (const { text } of [page, after]) expect(text).not.toMatch(/\{\w+\}<|undefined|<script/);
      }
    },
  );

  test('runs no script, is framed by nobody, and tells nobody where one comes from', async () => {
    const { headers } = await pageOf('lantern?name=k2j4');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      ),
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  test('lists the server with its votes, as text', async () => {
    await ballot.vote(await ballot.newVoter(), 'lantern');
    const { text } = await pageOf('lantern?lang=en');
    expect(text).toContain('<h3><bdi>Moss &amp; &lt;b&gt;Willow&lt;/b&gt;</bdi></h3>');
    expect(text).toContain('<bdi>7,105</bdi> votes');
    expect(text).not.toContain('<b>Willow');
  });

  test.each([
    ['now', 'reported', 'credited', null],
    ['twice', 'twice', 'credited', null],
    ['notCounted', 'notCounted', 'refused', 'notCounted'],
    ['never', 'never', 'opened', null],
  ])('reports a vote %s, over HTTP', async (way, told, state, reason) => {
    const voter = await ballot.newVoter();
    expect(await voteOn(voter, 'starlist', way)).toEqual({
      status: 303,
      location: `/demo/vote/starlist/thanks?told=${told}&lang=he`,
    });
    expect(await stateOf(voter, 'starlist')).toMatchObject({ state, reason });
    const { todayVotes, nxCredit, votePoints } = await ballot.status(voter);
    const count = state === 'credited' ? 1 : 0;
    expect([todayVotes, nxCredit, votePoints]).toEqual([count, count * 2000, count]);
  });

  test('remembers nobody: the same code once more is reported once more, and counts once', async () => {
    const voter = await ballot.newVoter();
    const name = await ballot.tokenOf(voter, 'lantern');
    for (const way of ['now', 'now', 'notCounted'])
      expect((await press('lantern', { name, way })).status).toBe(303);
    await ballot.api.app.get(VoteReporter).settled();
    const verdicts = await ballot.select<{ verdict: string }>(
      'SELECT verdict FROM portal_vote_callback WHERE account_id = ? ORDER BY id',
      voter.id,
    );
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['confirmed', 'duplicate', 'duplicate']);
    expect((await ballot.status(voter)).todayVotes).toBe(1);
  });

  test.each(HOSTILE.map((name) => [name] as const))(
    'takes no vote for %j, and shows nothing of it',
    async (name) => {
      const { status, text } = await pageOf(
        `lantern?${new URLSearchParams({ name, lang: 'en' }).toString()}`,
      );
      expect(status).toBe(200);
      expect(text).toContain(VOTE_SITE_TEXTS.en.noCode);
      expect(text).not.toContain('<form');
      expect(name.length > 3 && text.includes(name)).toBe(false);
      const answer = await press('lantern', { name });
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        400,
        'text/plain; charset=utf-8',
        `${VOTE_SITE_TEXTS.en.noCode}\n`,
      ]);
    },
  );

  test('takes no other way, and leads nowhere else', async () => {
    expect((await press('lantern', { name: 'k2j4', way: 'bribe' })).status).toBe(400);
    const elsewhere = await press('lantern', {
      name: 'k2j4',
      way: 'never',
      lang: '//evil.example',
      next: '//evil.example',
    });
    expect(elsewhere.headers.get('location')).toBe('/demo/vote/lantern/thanks?told=never&lang=en');
    const many = await press(
      'lantern',
      Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}`, ''])),
    );
    expect(many.status).toBe(400);
    expect((await press('lantern', { name: 'k2j4', more: 'x'.repeat(3000) })).status).toBe(413);
    const two = `name=a&name=b`;
    const list = await fetch(`${origin}/demo/vote/lantern`, {
      method: 'POST',
      body: two,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(list.status).toBe(400);
    expect((await pageOf('lantern?name=a&name=b')).text).not.toContain('<form');
    expect((await pageOf('lantern/thanks?told=%3Cb%3E&lang=%3Cb%3E')).text).toContain(
      '?lang=he&amp;told=pending"',
    );
  });

  test('is one of three', async () => {
    expect((await pageOf('elsewhere')).status).toBe(404);
    const answer = await ballot.post('/demo/vote/elsewhere', undefined, { name: 'k2j4' });
    expect(answer.status).toBe(404);
  });
});

test('pages of vote sites count as pages, and votes there as votes', async () => {
  const settings = { server: { limits: { page: 1, vote: 1 } } };
  const api = await startDemoApi({ engine: 'sqlite', settings });
  const view = () => api.call('/demo/vote/lantern');
  const press = () => api.call('/demo/vote/lantern', { method: 'POST', payload: { name: 'k2j4' } });
  const answers = [await view(), await press(), await view(), await press()];
  await api.close();
  expect(answers.map(({ status }) => status)).toEqual([200, 400, 429, 429]);
});

onOneEngine('the vote sites of the demo world', (engine) => {
  const statuses = async (settings: object) => {
    const api = await startDemoApi({ engine, settings });
    const answers = [
      await api.call('/demo/vote/lantern?name=k2j4'),
      await api.call('/demo/vote/lantern/thanks'),
      await api.call('/demo/vote/lantern', { method: 'POST', payload: { name: 'k2j4' } }),
    ];
    const { demo } = api.config;
    await api.close();
    return { demo, statuses: answers.map(({ status }) => status) };
  };

  test('are on no real server', async () => {
    const { demo, statuses: found } = await statuses({});
    // Without a socket there is nowhere to report to.
    expect(found).toEqual(demo ? [200, 200, 400] : [404, 404, 404]);
  });

  test('are gone where the owner has sites of their own', async () => {
    const sites = [{ id: 'lantern', name: 'Mine', kind: 'signed', url: 'https://mine.example/{token}' }];
    const { statuses: found } = await statuses({ server: { voting: { sites } } });
    expect(found).toEqual([404, 404, 404]);
  });
});
