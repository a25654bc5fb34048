const TITLE = `# Who may call what

Made from \`libs/api-client/openapi.json\` by \`npm run generate\`. Every route declares its permission with \`@Call\`
([call.ts](../services/src/platform/http/decorators/call.ts)) or \`@Permission\`, the guard reads the same declaration, and a route without one answers nobody.

| who | means |
|---|---|
| everyone | no session is read: a visitor, a banned account and a session that has ended get the same answer |
| everyone, session read | open to visitors too; a session that is sent has to be valid |
| player | a valid session; what the call reads or changes is of its own account |
| player, also banned | the same, open to a banned account, which hears of its ban here |
| admin | a game master (a character of the GM level of \`server.admin.gmLevel\`) or a web admin |
| web admin | \`accounts.webadmin\` |

The owner of the server has no call of their own: what is theirs alone are commands on the machine (\`portico\`) and \`portico.config.json\`.

Proof: [routes.int.test.ts](../services/test/platform/routes.int.test.ts) walks all routes of the running application. For each call with a permission, "let in whom they
declare and refuse everybody else" asks as nobody, with a forged, a revoked and a banned session, as two players, an admin and a web admin. For each call for everyone, "ask
nobody who they are" asks without and with such sessions. "all declare who may call them" compares each with a list written by hand.
`;

const WHO = { public: 'everyone', player: 'player', admin: 'admin', webAdmin: 'web admin' };

/** Markdown with a table for each tag that lists all API calls and who may make them. */
export function accessDocs({ paths }) {
  const byTag = new Map();
  for (const [path, calls] of Object.entries(paths))
    for (const [method, call] of Object.entries(calls)) {
      const [tag] = call.tags;
      byTag.set(tag, [...(byTag.get(tag) ?? []), rowOf(method, path, call)]);
    }
  const tags = [...byTag].sort(([left], [right]) => (left < right ? -1 : 1));
  return [TITLE, ...tags.map(([tag, rows]) => sectionText(tag, rows))].join('\n');
}

function sectionText(tag, rows) {
  return `## ${tag}\n\n| method | path | who |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function rowOf(method, path, { 'x-permission': rule }) {
  const call = `${method.toUpperCase()} ${path}`;
  if (rule === undefined) throw new Error(`${call} declares no permission`);
  const who = [WHO[rule.permission], rule.allowBanned && 'also banned', rule.readsSession && 'session read'];
  return `| ${method.toUpperCase()} | \`${path}\` | ${who.filter(Boolean).join(', ')} |`;
}
