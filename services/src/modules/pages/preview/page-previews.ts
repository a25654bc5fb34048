import { Inject, Injectable } from '@nestjs/common';
import type { PreviewNotice } from '@portico/contract';
import { HOUR_MS } from '@portico/domain';
import { PorticoConfig } from '../../../platform/config/index.js';
import { PREVIEW_COOKIE, PreviewTickets, ReleaseTokens, RemotePreviews } from '../../releases/index.js';
import type { RemoteInService } from '../../releases/index.js';
import { isPlainPath, type PageAddress, addressIn } from '../address/page-address.js';

const END = 'off';

/** The address of a preview names a version. Pages that use `remote` in their own query do not match. */
const WANTED = /^([^@]{1,41})@(.{1,80})$/;

type Cookies = Readonly<Record<string, string | undefined>>;

export interface PagePreview {
  location?: string;
  setCookie?: string;
  remotes?: readonly RemoteInService[];
  notice?: PreviewNotice;
}

/** Reads links and cookies of previews. No value from a visitor is an error: an invalid preview is ignored, and the page says so. */
@Injectable()
export class PagePreviews {
  private readonly attributes: string;

  constructor(
    @Inject(PreviewTickets) private readonly tickets: PreviewTickets,
    private readonly previews: RemotePreviews,
    @Inject(ReleaseTokens) private readonly tokens: ReleaseTokens,
    { public: { site } }: PorticoConfig,
  ) {
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${site.origin.startsWith('https:') ? '; Secure' : ''}`;
  }

  async of(address: PageAddress, cookies: Cookies): Promise<PagePreview | undefined> {
    const [, remote = '', version = ''] = WANTED.exec(address.query.get('remote') ?? '') ?? [];
    const ticket = address.query.get('preview');
    if (ticket === END) return { location: withoutPreview(address), setCookie: this.noCookie() };
    if (ticket !== null) return this.begin(address, ticket, { remote, version });
    const cookie = cookies[PREVIEW_COOKIE];
    if (cookie === undefined) return version === '' ? undefined : this.refuse('invalid');
    const shown = await this.shown(cookie);
    const isOther = version !== '' && (shown.notice?.remote !== remote || shown.notice.version !== version);
    return isOther ? this.refuse('invalid') : shown;
  }

  async remotesFor(cookies: Cookies): Promise<readonly RemoteInService[] | undefined> {
    const cookie = cookies[PREVIEW_COOKIE];
    return cookie === undefined ? undefined : (await this.shown(cookie)).remotes;
  }

  private async begin(
    address: PageAddress,
    ticket: string,
    wanted: { remote: string; version: string },
  ): Promise<PagePreview> {
    const read = this.tickets.read('link', ticket);
    if (typeof read === 'string') return this.refuse(read);
    const { remote, version, token } = read;
    if (remote !== wanted.remote || version !== wanted.version) return this.refuse('invalid');
    if (token !== null && !(await this.isHeld(token))) return this.refuse('expired');
    if ((await this.previews.with(remote, version)) === undefined)
      return this.refuse('unknown_version', read);
    const cookie = this.tickets.sign('cookie', remote, version, token);
    return {
      location: withoutPreview(address),
      setCookie: `${PREVIEW_COOKIE}=${cookie}; Max-Age=${HOUR_MS / 1000}; ${this.attributes}`,
    };
  }

  private async shown(cookie: string): Promise<PagePreview> {
    const read = this.tickets.read('cookie', cookie);
    if (typeof read === 'string') return this.refuse(read);
    const { remote, version, token } = read;
    if (token !== null && !(await this.isHeld(token))) return this.refuse('expired');
    const found = await this.previews.with(remote, version);
    if (found === undefined) return this.refuse('unknown_version', read);
    return { remotes: found.remotes, notice: { remote, version, by: found.by, fault: null } };
  }

  /** If the token cannot be checked, it counts as revoked. */
  private isHeld(token: string): Promise<boolean> {
    return this.tokens.holds(token).catch(() => false);
  }

  private refuse(
    fault: NonNullable<PreviewNotice['fault']>,
    { remote, version } = { remote: '', version: '' },
  ): PagePreview {
    return { notice: { remote, version, by: null, fault }, setCookie: this.noCookie() };
  }

  private noCookie(): string {
    return `${PREVIEW_COOKIE}=; Max-Age=0; ${this.attributes}`;
  }
}

function withoutPreview({ prefix, path, query }: PageAddress): string {
  const kept = new URLSearchParams(query);
  kept.delete('preview');
  if (WANTED.test(kept.get('remote') ?? '')) kept.delete('remote');
  const search = kept.size === 0 ? '' : `?${kept.toString()}`;
  return addressIn({ prefix, search }, isPlainPath(path) ? path : '/');
}
