import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PasswordHasher } from './password-hasher.js';
import { kindOfStored, matchesLegacy, type StoredPassword } from './stored-password.js';

const MAX_KNOWN = 1000;

/** Finds passwords that equal their account's name, as on a new server. Results are cached, because those of a hash never change. */
@Injectable()
export class DefaultPasswords {
  private readonly known = new LRUCache<string, Promise<boolean>>({ max: MAX_KNOWN });

  constructor(private readonly hasher: PasswordHasher) {}

  has(name: string, stored: StoredPassword): Promise<boolean> {
    const key = `${name}\n${stored.password}\n${stored.salt ?? ''}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const comparing = this.compare(name, stored);
    this.known.set(key, comparing);
    // A failure is not cached, so the next call tries again.
    comparing.catch(() => this.known.delete(key));
    return comparing;
  }

  private async compare(name: string, stored: StoredPassword): Promise<boolean> {
    for (const password of new Set([name, name.toLowerCase()])) {
      const isBcrypt = kindOfStored(stored.password) === 'bcrypt';
      if (isBcrypt ? await this.hasher.verify(password, stored) : matchesLegacy(password, stored))
        return true;
    }
    return false;
  }
}

export function isNamePassword(name: string, password: string): boolean {
  return password.toLowerCase() === name.toLowerCase();
}
