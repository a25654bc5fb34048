import { readFile } from 'node:fs/promises';
import { Logger } from '@nestjs/common';
import type { PageMatch, PublicConfig } from '@portico/contract';
import { withoutOverrides, type Language } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import Mustache from 'mustache';
import type { RemoteInService } from '../../releases/index.js';
import { contentFile, contentTemplateProblem } from '../../releases/index.js';
import type { PageData } from '../data/page-data.js';
import { Html } from '../text/html.js';
import type { ServedTexts } from '../text/served-texts.js';
import type { ContentAddress } from './content-paging.js';
import { contentView } from './content-view.js';
import { fillContent } from './content-writer.js';

export interface PageContentRequest {
  language: Language;
  config: PublicConfig;
  remote: RemoteInService | undefined;
  match: PageMatch | undefined;
  address: ContentAddress;
  data: PageData;
}

const REFUSED = Symbol('a template that may not be shown');

/**
 * What a page says to a reader without JavaScript, and to everybody until the shell has started: the template that the
 * release brought along, filled with the page's own data and texts. Nothing of a remote is run for it.
 */
export class PageContent {
  private readonly logger = new Logger('PageContent');

  /** Templates by file, `REFUSED` ones among them; files of releases never change. */
  private readonly templates = new LRUCache<string, string | typeof REFUSED>({ max: 100 });

  constructor(
    private readonly texts: ServedTexts,
    private readonly fileOf: (name: string, version: string, path: string) => string,
  ) {}

  /** undefined where the page has no template, or no data to fill it with. */
  async of(request: PageContentRequest): Promise<Html | undefined> {
    const { language, config, remote, match, address, data } = request;
    const path = match?.page.content;
    if (match === undefined || path === undefined || remote?.release === undefined) return undefined;
    if (match.page.data.length > 0 && data.first?.status !== 200) return undefined;
    const template = await this.template(this.fileOf(remote.name, remote.release.version, contentFile(path)));
    if (template === undefined) return undefined;
    const lookUp = await this.texts.ofRelease(remote, language);
    const answers = data.all.map((answer) => (answer?.status === 200 ? answer.body : undefined));
    const view = contentView({ language, config, params: match.params, address, answers, lookUp });
    try {
      return new Html(fillContent(template, view, escapeValue));
    } catch (error) {
      // The page itself works without: a template must not be what takes it away.
      this.logger.warn({ msg: 'the content of a page cannot be filled', page: path, reason: String(error) });
      return undefined;
    }
  }

  private async template(file: string): Promise<string | undefined> {
    const known = this.templates.get(file) ?? (await this.readTemplate(file));
    if (known !== undefined) this.templates.set(file, known);
    return known === REFUSED ? undefined : known;
  }

  /** A release may have been made before its template would be refused. */
  private async readTemplate(file: string): Promise<string | typeof REFUSED | undefined> {
    const template = await readFile(file, 'utf8').catch(() => undefined);
    const problem = template === undefined ? undefined : contentTemplateProblem(template);
    if (problem === undefined) return template;
    this.logger.warn({ msg: 'the content of a page is not shown', page: file, reason: problem });
    return REFUSED;
  }
}

function escapeValue(value: unknown): string {
  return Mustache.escape(withoutOverrides(String(value)));
}
