import { askSettings } from './setup-command.js';

const answering = (answers: Record<string, string[]>) => {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    const part = Object.keys(answers).find((words) => question.startsWith(words));
    return Promise.resolve((part === undefined ? undefined : answers[part]?.shift()) ?? '');
  };
  return { asked, ask };
};

let told: string[] = [];
beforeEach(() => {
  told = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told.push(String(text));
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('the questions of the set-up', () => {
  test('write what was answered, and leave what was not as it is', async () => {
    const before = {
      public: { site: { name: 'Old', hue: 90 }, links: { forum: 'https://forum.example' } },
      server: { rankings: { hideGmFrom: 3 } },
    };
    const { ask, asked } = answering({
      'Name of the server': ['Willow Keep'],
      'EXP rate': ['8'],
      'Time zone': ['America/New_York'],
    });
    expect(await askSettings(ask, before)).toEqual({
      public: {
        site: { name: 'Willow Keep', hue: 90 },
        rates: { exp: 8 },
        time: { zone: 'America/New_York' },
        links: { forum: 'https://forum.example' },
      },
      server: { rankings: { hideGmFrom: 3 } },
    });
    expect(asked[0]).toBe('Name of the server [Old]: ');
  });

  test('are asked again until the answer is one', async () => {
    const { ask, asked } = answering({
      'Address of the site': ['willow.example', 'https://willow.example/start', 'https://willow.example/'],
      'Drop rate:': ['many', '-1', '2.5'],
    });
    expect(await askSettings(ask, {})).toEqual({
      public: { site: { origin: 'https://willow.example' }, rates: { drop: 2.5 } },
    });
    expect(asked.filter((question) => question.startsWith('Drop rate:'))).toHaveLength(3);
    const originFault = 'public.site.origin: must be only scheme and host, such as https://example.org';
    expect(told.filter((line) => line.includes(originFault))).toHaveLength(2);
    expect(told).toContain('Drop rate: must be a number, such as 3\n');
  });
});
