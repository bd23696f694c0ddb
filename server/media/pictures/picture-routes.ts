import type { KeyObject } from 'node:crypto';
import { Type } from 'typebox';
import { pictureWidths } from '../../catalogue/schemas.ts';
import type { StoredImage } from '../../database/image-row.ts';
import { ApiError } from '../../http/api-error.ts';
import { ImageResponse } from '../../http/image-response.ts';
import type { App } from '../../http/open-app.ts';
import { Vocabulary } from '../../http/vocabulary.ts';
import { checkPageAddress } from './page-addresses.ts';
import type { Pictures } from './pictures.ts';
import type { PublicImageLookup } from './public-image.ts';
import type { ReadablePageLookup } from './readable-page.ts';
import { sendPicture } from './send-picture.ts';

/** Returns the account of a session. Null if the session has ended. */
export type SessionLookup = (sessionId: string) => Promise<string | null>;

export interface PictureRouteDependencies {
  pictures: Pictures;
  findPublicImage: PublicImageLookup;
  findReadablePage: ReadablePageLookup;
  /** Finds an image that readers may not see yet, for those who may change the issue. */
  findDraftImage: (imageId: string, readerId: string) => Promise<StoredImage | null>;
  lookUpSession: SessionLookup;
  pageKey: KeyObject;
}

const Width = Vocabulary('PictureWidth', pictureWidths.map(String));

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the image.' });

export function pictureRoutes(app: App, dependencies: PictureRouteDependencies): void {
  app.get(
    '/media/covers/:hash/:width',
    {
      config: { access: 'anyone', failures: ['ROUTE.NOT_FOUND', 'IMAGE.NOT_FOUND'] },
      schema: {
        operationId: 'getCover',
        summary:
          "A cover or a publisher's picture, as AVIF, WebP or the stored format, depending on the accept header.",
        tags: ['media'],
        params: Type.Object({ hash: Hash, width: Width }),
        response: { 200: ImageResponse },
      },
    },
    async (request, reply) => {
      const width = Number(request.params.width);
      const image = await dependencies.findPublicImage(request.params.hash);
      if (!image) throw new ApiError('ROUTE.NOT_FOUND');
      const choosePicture = () => dependencies.pictures.choose(image, width, request.headers.accept);
      return sendPicture(request, reply, choosePicture, 'public, max-age=31536000, immutable');
    },
  );

  app.get(
    '/media/pages/:pageId/:width',
    {
      config: {
        access: 'anyone',
        failures: ['ACCESS.FORBIDDEN', 'PAGE.EXPIRED', 'USER.NO_ACCESS', 'IMAGE.NOT_FOUND'],
      },
      schema: {
        operationId: 'getPage',
        summary:
          'A page of an issue, by the signed address from the list of pages. Addresses for visitors name no session.',
        description:
          'Answers 410 if the address has expired or its session has ended. Request the list of pages again.',
        tags: ['media'],
        params: Type.Object({ pageId: Type.String({ format: 'uuid' }), width: Width }),
        querystring: Type.Object({
          session: Type.Optional(Type.String({ format: 'uuid' })),
          expires: Type.String({ pattern: '^\\d{1,12}$', description: 'Seconds since 1970.' }),
          signature: Type.String({ maxLength: 100 }),
        }),
        response: { 200: ImageResponse },
      },
    },
    async (request, reply) => {
      const { params, query } = request;
      const width = Number(params.width);
      const { session = null, ...signed } = query;
      const address = { pageId: params.pageId, session, ...signed };
      const validity = checkPageAddress(dependencies.pageKey, address, new Date());
      if (validity === 'forged') throw new ApiError('ACCESS.FORBIDDEN');
      if (validity === 'expired') throw new ApiError('PAGE.EXPIRED');
      const readerId = session && (await dependencies.lookUpSession(session));
      if (session && !readerId) throw new ApiError('PAGE.EXPIRED');
      const image =
        (await dependencies.findReadablePage(params.pageId, readerId)) ??
        (readerId && (await dependencies.findDraftImage(params.pageId, readerId)));
      if (!image) throw new ApiError('USER.NO_ACCESS');
      const choosePicture = () => dependencies.pictures.choose(image, width, request.headers.accept);
      const maxAgeSeconds = Math.max(0, Number(query.expires) - Math.ceil(Date.now() / 1000));
      return sendPicture(request, reply, choosePicture, `private, max-age=${maxAgeSeconds}`);
    },
  );
}
