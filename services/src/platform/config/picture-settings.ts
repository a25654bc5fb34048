import { z } from 'zod';
import { folderSetting, section, wholeSetting } from './setting-types.js';

const PLACEHOLDERS = /\{(?:id|version)\}/g;

/** Tells whether a text is an https address with a fixed host and `{id}` in its path. */
function isTemplate(template: string): boolean {
  const plain = template.replace(PLACEHOLDERS, '1');
  if (!template.includes('{id}') || /[{}\s\\]/.test(plain) || !URL.canParse(plain)) return false;
  const [filled, other] = [plain, template.replace(PLACEHOLDERS, '2')].map((address) => new URL(address));
  return (
    filled?.protocol === 'https:' &&
    filled.origin === other?.origin &&
    filled.username === '' &&
    filled.password === ''
  );
}

const template = z
  .string()
  .refine(
    isTemplate,
    'must be https with {id} behind the host, such as https://icons.example.org/{version}/item/{id}.png',
  )
  .optional();

export const pictureSettings = section({
  folder: folderSetting.describe(
    'Folder with extracted PNG files, relative to this file: item/{id}.png, monster/{id}.png, npc/{id}.png, map/{id}.png',
  ),
  service: section({ item: template, monster: template, npc: template, map: template }).describe(
    'Addresses of an icon service. The portal requests icons there and caches them; {version} is 83 or 228. Off when empty',
  ),
  cacheMiB: wholeSetting(256, 1, 102_400).describe('Maximum disk space for cached copies'),
});

export const avatarSettings = section({
  folder: folderSetting.describe(
    'Folder with the Character data of the game client, extracted as XML and PNG, relative to this file. Without it Portico draws characters itself',
  ),
});
