import { resolve } from 'node:path';
import { CommandError, type CommandRegistrar, runCommand } from '../../../platform/cli/index.js';
import { loadConfig } from '../../../platform/config/index.js';
import { examineFolder, type FolderReport } from '../sprites/folder/examine-folder.js';
import { spriteFolderOf } from '../sprites/create-sprite-source.js';

const MAX_SHOWN = 20;
const NAME_WIDTH = 10;
const NUMBERS = new Intl.NumberFormat('en-US');

export const registerSpritesCommand: CommandRegistrar = (program) => {
  program
    .command('sprites')
    .description("the owner's folder of character data, whose pictures make up characters")
    .command('check')
    .description(
      'say what the folder has, and what is missing or broken; 1 where no character can be composed',
    )
    .option('--folder <path>', 'another folder than the one in the settings')
    .action(
      runCommand(async ({ folder }: { folder?: string }) => {
        const path = folder === undefined ? spriteFolderOf(loadConfig()) : resolve(folder);
        if (path === undefined)
          throw new CommandError(
            'server.avatars.folder is not set: Portico draws characters itself (docs/pictures.md)',
          );
        const report = await examineFolder(path);
        process.stdout.write(describeFolder(path, report));
        if (report.skins.length === 0) process.exitCode = 1;
      }),
    );
};

export function describeFolder(path: string, { isThere, categories, skins, problems }: FolderReport): string {
  if (!isThere) return `There is no folder ${path}\n`;
  const lines = categories.map(({ category, sets, whole, bare }) => {
    const counts = `${counted(sets)} sets, ${counted(whole)} with all pictures, ${counted(bare)} without any`;
    return `${category.padEnd(NAME_WIDTH)}${counts}`;
  });
  const first = problems.length > MAX_SHOWN ? `, the first ${MAX_SHOWN}` : '';
  const shown = problems.slice(0, MAX_SHOWN).map((problem) => `  ${problem}`);
  return `${[
    `Character data in ${path}`,
    ...lines,
    skins.length === 0
      ? 'No body with pictures has a head with pictures: characters cannot be composed'
      : `Bodies and heads with pictures: skins ${skins.join(', ')}`,
    ...(problems.length === 0
      ? ['Nothing is missing or broken']
      : [`${counted(problems.length)} missing or broken${first}:`, ...shown]),
  ].join('\n')}\n`;
}

function counted(count: number): string {
  return NUMBERS.format(count);
}
