import { Header } from '@nestjs/common';

/** Browsers and proxies may keep the answer for so many seconds; without it an answer is revalidated by its ETag. */
export function CacheFor(seconds: number): MethodDecorator {
  return Header('cache-control', `public, max-age=${seconds}`);
}
