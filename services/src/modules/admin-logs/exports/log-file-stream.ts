import { StreamableFile } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';

/** A file that says how many rows come, about, so that who loads it can show how far it is. */
export class LogFileStream extends StreamableFile {
  constructor(
    stream: ConstructorParameters<typeof StreamableFile>[0],
    options: ConstructorParameters<typeof StreamableFile>[1],
    readonly totalRows: number,
  ) {
    super(stream, options);
  }
}

/** Sends `x-total-rows` with it. */
export class TotalRowsHeader implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      tap((file: unknown) => {
        if (!(file instanceof LogFileStream)) return;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        void reply.header('x-total-rows', file.totalRows);
      }),
    );
  }
}
