const TITLE = `# portico.config.json

\`npm run generate\` writes this page from the schema. Every key has a default. A wrong or unknown key stops the start, and the error names its path. Names of
durations and sizes end with their unit. \`version\`, beside the sections, is the portal that the file was written for: an older portal names the keys that it does not
know and skips them. The command \`setup\` writes it. **Words** are one text for all languages, or one text per language, where English fills the gaps: \`{ "en": "Rules", "he": "חוקים" }\`.
Every visitor can read the settings below \`public\`. The settings below \`server\` never leave the server.

\`\`\`json
{
  "$schema": "./portico.config.schema.json",
  "guide": {
    "program": {
      "stackLimit": 9999,
      "perfectPitch": [{ "source": "zakum", "minimum": 2, "maximum": 8 }],
      "login": { "anchorDay": "2026-01-04", "weeklyDays": 7 }
    },
    "notes": [{ "day": "2026-02-01", "text": { "en": "Totems drop twice as often.", "he": "טוטמים נופלים פי שניים." } }],
    "download": { "launcher": "https://example.org/launcher.exe", "launcherMb": 3, "clientGb": 5 }
  },
  "server": {
    "search": { "aliases": { "boat": ["Ferry Oar", { "kind": "map", "id": 104000000 }] } }
  }
}
\`\`\`

A reward of \`guide.program.login.rewards\` has a \`kind\`, a \`quantity\` and an optional \`name\` (words) that replaces the default name. The kind
\`item\` takes an \`itemId\` and shows its picture. There are always fourteen rewards, day 1 first.
`;

const LONGEST_DEFAULT = 40;

/** Markdown with a table for each section that lists all settings, from their JSON Schema. */
export function configurationDocs(schema) {
  const sections = new Map();
  for (const row of rowsOf(schema, '')) {
    const section = row.key.split('.').slice(0, 2).join('.').replace('[]', '');
    sections.set(section, [...(sections.get(section) ?? []), row]);
  }
  return [TITLE, ...[...sections].map(([name, rows]) => sectionText(name, rows, leadOf(schema, name)))].join(
    '\n',
  );
}

function leadOf(schema, name) {
  const node = name.split('.').reduce((parent, key) => parent.properties[key], schema);
  return node.properties === undefined || node.description === undefined ? '' : `${node.description}.\n\n`;
}

function sectionText(name, rows, lead) {
  const lines = rows.map(({ key, fallback, what }) => `| \`${key}\` | ${fallback} | ${what} |`);
  return `## ${name}\n\n${lead}| key | default | what |\n|---|---|---|\n${lines.join('\n')}\n`;
}

/** Leaf keys. Keys of list entries follow `[]`. */
function rowsOf(node, path) {
  if (node.properties !== undefined && !(node.anyOf !== undefined)) {
    return Object.entries(node.properties)
      .filter(([key]) => key !== '$schema' && path + key !== 'version')
      .flatMap(([key, child]) => rowsOf(child, path === '' ? key : `${path}.${key}`));
  }
  const row = { key: path, fallback: fallbackOf(node), what: whatOf(node) };
  const entries = node.items?.properties === undefined ? [] : rowsOf(node.items, `${path}[]`);
  return [row, ...entries];
}

function fallbackOf({ default: value, anyOf }) {
  if (anyOf !== undefined || value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length > LONGEST_DEFAULT ? `${value.length} entries` : `\`${text}\``;
}

function whatOf(node) {
  const words = node.anyOf === undefined ? (node.description ?? '') : `Words. ${wordsOf(node.description)}`;
  const choices = node.enum === undefined ? '' : `One of ${node.enum.map((one) => `\`${one}\``).join(', ')}.`;
  const stop = words !== '' && choices !== '' && !words.endsWith('.') ? '.' : '';
  return `${words}${stop} ${choices}`.trim().replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Removes the standard description of translatable settings, which repeats the title. */
function wordsOf(description = '') {
  return description.startsWith('One text') ? '' : description;
}
