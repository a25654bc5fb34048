const HEADING = /^## (?<version>\d+\.\d+\.\d+), (?<when>not yet released|\d{4}-\d{2}-\d{2})$/;

/** Versions of the changelog, newest first: `{ version, date, text }`. `date` is undefined if the version is not released. */
export function versionsOf(changelog) {
  const [, ...sections] = changelog.split(/^(?=## )/m);
  return sections.map((section) => {
    const [heading, ...lines] = section.trimEnd().split('\n');
    const { version, when } = HEADING.exec(heading)?.groups ?? {};
    if (version === undefined) throw new Error(`CHANGELOG.md: “${heading}” is no version with a date`);
    return { version, date: when.startsWith('not') ? undefined : when, text: lines.join('\n').trim() };
  });
}

/** Faults of a changelog, compared with the packages' version and the existing tags. */
export function changelogFaults(changelog, { version, tags }) {
  const versions = versionsOf(changelog);
  const released = versions.filter(({ date }) => date !== undefined);
  const faults = versions.slice(1).flatMap((older, index) => {
    const newer = versions[index];
    return [
      ...(compareVersions(newer.version, older.version) > 0
        ? []
        : [`${older.version} is below ${newer.version}`]),
      ...(older.date === undefined ? [`${older.version} is not the newest, and not released`] : []),
    ];
  });
  for (const { version: named, text } of versions) if (text === '') faults.push(`${named} says nothing`);
  for (const tag of tags)
    if (!released.some(({ version: named }) => tag === `v${named}`))
      faults.push(`${tag} has no dated section`);
  const newest = versions[0];
  const isFirst = released.length === 0 && newest?.version === version;
  if (!isFirst && released[0]?.version !== version)
    faults.push(
      `the packages are ${version}, the newest released section is ${released[0]?.version ?? 'none'}`,
    );
  return faults;
}

export function datedChangelog(changelog, version, date) {
  return changelog.replace(`## ${version}, not yet released`, `## ${version}, ${date}`);
}

/** Positive if the first version is higher. */
export function compareVersions(one, other) {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  const index = first.findIndex((part, place) => part !== second[place]);
  return index === -1 ? 0 : first[index] - second[index];
}
