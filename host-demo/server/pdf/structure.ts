type Doc = PDFKit.PDFDocument;

/** An element of the document's logical structure, which screen readers follow (ISO 32000-1, 14.7). */
export type Element = ReturnType<Doc['struct']>;

type Type =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TFoot'
  | 'TR'
  | 'TH'
  | 'TD';

export const addElement = (doc: Doc, parent: Element, type: Type, scope?: 'Row' | 'Column'): Element => {
  const options: { title?: string; scope?: string } = scope ? { scope } : {};
  const element = doc.struct(type, options);
  parent.add(element);
  return element;
};

export const drawContent = (doc: Doc, element: Element, draw: () => void): void => {
  const content = doc.markStructureContent('Span');
  draw();
  doc.endMarkedContent();
  element.add(content);
};

export const drawElement = (
  doc: Doc,
  parent: Element,
  type: Type,
  draw: () => void,
  scope?: 'Row' | 'Column',
): void => drawContent(doc, addElement(doc, parent, type, scope), draw);

/** Draws what screen readers leave out: decoration, or what every page repeats (`Pagination`). */
export const drawArtifact = (doc: Doc, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
};
