import { SpriteSource } from './sprite-source.js';

/** Where there are no sprites: characters are drawn whole. */
export class NoSprites extends SpriteSource {
  readonly isOriginal = false;
  readonly holdsMs = undefined;
  readonly generation = 'none';

  find(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  picture(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  file(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  ids(): Promise<readonly number[]> {
    return Promise.resolve([]);
  }
}
