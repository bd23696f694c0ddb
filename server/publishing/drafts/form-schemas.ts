import { Type } from 'typebox';
import { Closed, Text } from '../../http/schema-types.ts';
import { Description, EditionLanguage, Title } from './draft-schemas.ts';

const cover = Type.Optional(
  Type.String({ format: 'binary', description: 'An image. By default, the first page.' }),
);

export const NewContentForm = Type.Object(
  { language: EditionLanguage, title: Title, description: Type.Optional(Description), cover },
  { title: 'NewContentForm' },
);
export const ContentForm = Type.Object(
  {
    ...Type.Partial(Type.Object({ language: EditionLanguage, title: Title, description: Description }))
      .properties,
    cover,
  },
  { title: 'ContentForm' },
);

export const PageForm = Type.Object(
  {
    file: Type.String({
      format: 'binary',
      description:
        'An image (JPEG, PNG, WebP, AVIF or GIF), a CBZ or ZIP archive of images, or a PDF, whose pages become images. Tall strips are cut into several pages. The form can have several files, which are sorted by name.',
    }),
    pageNumber: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The page that a single image replaces. Absent: adds pages.' }),
    ),
  },
  { title: 'PageForm' },
);

export const PageNumber = Type.Integer({ minimum: 1, maximum: 10_000 });

const Fraction = Type.Number({ minimum: 0, maximum: 1 });

/** Position and size are shares of the page. */
const NewPanel = Closed({
  x: Fraction,
  y: Fraction,
  width: Fraction,
  height: Fraction,
  text: Text(0, 5000, 'Describes what the panel shows and its dialogue.'),
});

export const PageChanges = Closed(
  {
    pageNumbers: Type.Optional(
      Type.Array(PageNumber, {
        maxItems: 10_000,
        description: 'The present numbers of all pages in their new order.',
      }),
    ),
    panels: Type.Optional(
      Type.Array(Closed({ number: PageNumber, panels: Type.Array(NewPanel, { maxItems: 200 }) }), {
        maxItems: 10_000,
        description: 'The panels of pages, by their numbers before the new order.',
      }),
    ),
  },
  { title: 'PageChanges', minProperties: 1 },
);
