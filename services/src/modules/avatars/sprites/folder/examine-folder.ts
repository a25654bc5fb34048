import { headOfSkin, skinOfBody, SPRITE_CATEGORIES, spriteName } from '@portico/avatar';
import type { SpriteCategory, SpriteReference, SpriteSet } from '@portico/avatar';
import pLimit from 'p-limit';
import { WzFileError } from '../../../../catalog/index.js';
import { faultOfPng, pixelsOfPng } from '../part-pixels.js';
import { imagesOf } from '../sprite-source.js';
import { FolderSprites } from './folder-sprites.js';
import { SpriteFolder } from './sprite-folder.js';

const FILES_AT_ONCE = 8;
const PNG_FAULTS = { tooLarge: 'is larger than a sprite', broken: 'is no PNG that can be shown' } as const;

export interface CategoryReport {
  category: SpriteCategory;
  sets: number;
  whole: number;
  bare: number;
}

export interface FolderReport {
  isThere: boolean;
  categories: readonly CategoryReport[];
  skins: readonly number[];
  problems: readonly string[];
}

export async function examineFolder(path: string): Promise<FolderReport> {
  const folder = new SpriteFolder(path);
  const examiner = new Examiner(folder);
  const categories: CategoryReport[] = [];
  for (const category of SPRITE_CATEGORIES) categories.push(await examiner.category(category));
  return {
    isThere: await folder.isThere(),
    categories,
    skins: examiner.skins(),
    problems: examiner.problems,
  };
}

class Examiner {
  readonly problems: string[] = [];
  private readonly sprites: FolderSprites;
  private readonly limit = pLimit(FILES_AT_ONCE);
  private readonly pictured = new Set<number>();

  constructor(private readonly folder: SpriteFolder) {
    this.sprites = new FolderSprites(folder);
  }

  async category(category: SpriteCategory): Promise<CategoryReport> {
    const report = { category, sets: 0, whole: 0, bare: 0 };
    for (const id of await this.folder.ids(category)) {
      const set = await this.read({ category, id });
      if (set === undefined) continue;
      const images = [...imagesOf(set)];
      const shown = await this.countShown(set, images);
      report.sets++;
      if (shown === images.length) report.whole++;
      if (shown === 0 && images.length > 0) report.bare++;
      if (shown > 0) this.pictured.add(id);
    }
    return report;
  }

  skins(): number[] {
    const skins = [...this.pictured].map((id) => skinOfBody(id)).filter((skin) => skin !== undefined);
    return skins.filter((skin) => this.pictured.has(headOfSkin(skin)));
  }

  private async read(reference: SpriteReference): Promise<SpriteSet | undefined> {
    try {
      return await this.sprites.find(reference);
    } catch (error) {
      if (!(error instanceof WzFileError)) throw error;
      this.problems.push(`${nameOf(reference)}.xml ${error.message}`);
      return undefined;
    }
  }

  private async countShown(set: SpriteSet, images: readonly string[]): Promise<number> {
    const faults = await Promise.all(images.map((image) => this.limit(() => this.faultOf(set, image))));
    const found = faults.filter((fault) => fault !== undefined);
    this.problems.push(...found);
    return images.length - found.length;
  }

  private async faultOf(set: SpriteSet, image: string): Promise<string | undefined> {
    const picture = await this.sprites.picture(set, image);
    const name = `${nameOf(set)}/${image}.png`;
    if (picture === undefined) return `${name} is missing`;
    const fault = picture === 'tooLarge' ? picture : faultOfPng(picture);
    // A picture may lack pixels that its header promises.
    if (fault === undefined && picture !== 'tooLarge' && pixelsOfPng(picture) !== undefined) return undefined;
    return `${name} ${PNG_FAULTS[fault ?? 'broken']}`;
  }
}

function nameOf({ category, id }: SpriteReference): string {
  const name = `${spriteName(id)}.img`;
  return category === 'Body' || category === 'Head' ? name : `${category}/${name}`;
}
