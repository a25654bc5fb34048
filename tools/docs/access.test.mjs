import { accessDocs } from './access.mjs';

const rule = (permission, more) => ({ 'x-permission': { permission, ...more } });

describe('the access matrix', () => {
  it('has a table for each tag, with a row for each call', () => {
    const text = accessDocs({
      paths: {
        '/api/votes': {
          get: { tags: ['votes'], ...rule('public') },
          post: { tags: ['votes'], ...rule('public', { readsSession: true }) },
        },
        '/api/account': { get: { tags: ['account'], ...rule('player', { allowBanned: true }) } },
        '/api/votes/logs': { get: { tags: ['votes'], ...rule('admin') } },
        '/api/votes/sites': { get: { tags: ['votes'], ...rule('webAdmin') } },
      },
    });
    const [, account, votes] = text.split('\n## ');
    expect(account).toContain('| GET | `/api/account` | player, also banned |\n');
    expect(votes.split('\n').slice(4, -1)).toEqual([
      '| GET | `/api/votes` | everyone |',
      '| POST | `/api/votes` | everyone, session read |',
      '| GET | `/api/votes/logs` | admin |',
      '| GET | `/api/votes/sites` | web admin |',
    ]);
  });

  it('is not made of a call without a declared permission', () => {
    expect(() => accessDocs({ paths: { '/api/new': { post: { tags: ['new'] } } } })).toThrow(
      'POST /api/new declares no permission',
    );
  });
});
