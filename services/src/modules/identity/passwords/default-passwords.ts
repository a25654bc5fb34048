import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { kindOfStored, matchesLegacy, PasswordHasher } from './password-hasher.js';

const MAX_KNOWN = 1000;

/** Whether a password is the name of its account, as that of the stock `admin` is. */
export function isNamePassword(name: string, password: string): boolean {
  return password.toLowerCase() === name.toLowerCase();
}

/** Passwords that equal their account's name, like the `admin` of a new server. Each hash is checked once: it never changes. */
@Injectable()
export class DefaultPasswords {
  private readonly known = new LRUCache<string, Promise<boolean>>({ max: MAX_KNOWN });

  constructor(private readonly hasher: PasswordHasher) {}

  has(name: string, stored: string): Promise<boolean> {
    const key = `${name}\n${stored}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const comparing = this.compare(name, stored);
    this.known.set(key, comparing);
    // The next call tries again.
    comparing.catch(() => this.known.delete(key));
    return comparing;
  }

  private async compare(name: string, stored: string): Promise<boolean> {
    for (const password of new Set([name, name.toLowerCase()])) {
      const isBcrypt = kindOfStored(stored) === 'bcrypt';
      if (isBcrypt ? await this.hasher.verify(password, stored) : matchesLegacy(password, stored))
        return true;
    }
    return false;
  }
}
