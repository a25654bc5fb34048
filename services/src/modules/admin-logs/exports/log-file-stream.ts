import { Injectable, StreamableFile } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap } from 'rxjs';
import type { Observable } from 'rxjs';
import { ExportPermission } from './export-permission.js';

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

/** Sends `x-total-rows` with it, and goes on only for who may go on reading it. */
@Injectable()
export class TotalRowsHeader implements NestInterceptor {
  constructor(private readonly permission: ExportPermission) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      tap((file: unknown) => {
        if (!(file instanceof LogFileStream)) return;
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        void reply.header('x-total-rows', file.totalRows);
        this.permission.watch(file.getStream(), context);
      }),
    );
  }
}
