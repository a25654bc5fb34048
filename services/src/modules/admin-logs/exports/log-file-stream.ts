import type { Readable } from 'node:stream';
import { Injectable, Logger, StreamableFile } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { AppError } from '../../../platform/errors/index.js';
import { Authenticator, PERMISSION_KEY, type PermissionRule } from '../../../platform/http/index.js';

/** A file can take minutes to send. A reader who loses the session or the role meanwhile gets no more of it. */
@Injectable()
export class ExportPermission {
  private readonly logger = new Logger('LogFiles');

  /** Tests set a shorter time. */
  everyMs = 5000;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly reflector: Reflector,
  ) {}

  /** Ends the file as soon as a new call for it would be refused. */
  watch(file: Readable, context: ExecutionContext): void {
    const timer = setInterval(() => void this.look(file, context), this.everyMs);
    timer.unref();
    file.once('close', () => clearInterval(timer));
  }

  private async look(file: Readable, context: ExecutionContext): Promise<void> {
    try {
      if (!(await this.isAllowed(context))) file.destroy();
    } catch (error) {
      this.logger.warn({ msg: 'the reader of a file could not be looked at', err: error });
    }
  }

  private async isAllowed(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<PermissionRule>(PERMISSION_KEY, context.getHandler());
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    try {
      const { isAdmin, isWebAdmin } = await this.authenticator.authenticate(
        String(headers['x-auth-token']),
        rule,
      );
      return rule.permission === 'webAdmin' ? isWebAdmin : isAdmin;
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('identity.')) return false;
      throw error;
    }
  }
}

export class LogFileStream extends StreamableFile {
  constructor(
    stream: ConstructorParameters<typeof StreamableFile>[0],
    options: ConstructorParameters<typeof StreamableFile>[1],
    readonly totalRows: number,
  ) {
    super(stream, options);
  }
}

/** Sends the estimate as `x-total-rows`, and ends the file if its reader loses the permission. */
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
