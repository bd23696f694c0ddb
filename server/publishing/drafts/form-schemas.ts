import { Type } from 'typebox';
import { Panel } from '../../catalogue/schemas.ts';
import { Closed } from '../../http/schema-types.ts';
import { Description, EditionLanguage, Title } from './draft-schemas.ts';

/** The fields of the form of a language edition. Only documentation: the handler validates the parts. */
const contentFormFields = {
  language: EditionLanguage,
  title: Title,
  description: Description,
  cover: Type.String({ format: 'binary', description: 'An image. By default, the first page.' }),
};
export const NewContentForm = Type.Object(
  {
    language: contentFormFields.language,
    title: contentFormFields.title,
    description: Type.Optional(contentFormFields.description),
    cover: Type.Optional(contentFormFields.cover),
  },
  { title: 'NewContentForm' },
);
export const ContentForm = Type.Partial(Type.Object(contentFormFields), { title: 'ContentForm' });

export const PageForm = Type.Object(
  {
    file: Type.String({
      format: 'binary',
      description:
        'An image (JPEG, PNG, WebP, AVIF or GIF), or a CBZ or ZIP archive of images. The form can have several files, which are sorted by name.',
    }),
    pageNumber: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The page that a single image replaces. Absent: adds pages.' }),
    ),
  },
  { title: 'PageForm' },
);

export const PageNumber = Type.Integer({ minimum: 1, maximum: 10_000 });

export const PageChanges = Closed(
  {
    pageNumbers: Type.Optional(
      Type.Array(PageNumber, {
        maxItems: 10_000,
        description: 'The present numbers of all pages in their new order.',
      }),
    ),
    panels: Type.Optional(
      Type.Array(Closed({ number: PageNumber, panels: Type.Array(Panel, { maxItems: 200 }) }), {
        maxItems: 10_000,
        description: 'The panels of pages, by their numbers before the new order.',
      }),
    ),
  },
  { title: 'PageChanges', minProperties: 1 },
);
