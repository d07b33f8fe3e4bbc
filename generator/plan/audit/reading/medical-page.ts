import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { together } from '#domain/audit/audit-text.ts';
import type { Source } from '#model/schema/source.ts';
import { galleryFile } from '../../../validate/content/pictures.ts';
import type { AuditContext } from '../pages/audit-context.ts';
import { filledBlocks } from '../pages/citing-blocks.ts';
import { localizedText } from '../passages.ts';
import { guidelineLink, sourceNumbers } from '../source-text.ts';
import { localized } from '../translator.ts';
import { markedDocuments, markedQuestions, medicalPartsBlock } from './marked-texts.ts';
import { askedOfTexts } from './reading-pages.ts';

type Emergency = AuditContext['project']['model']['emergencies'][number];

/** What a drawing shows, as it is described to those who do not see it. */
const pictureWords = (path: string, { project, translator }: AuditContext): string => {
  for (const [gallery, pictures] of project.content.galleries)
    for (const { file, alt } of pictures) if (galleryFile(gallery, file) === path) return localized(alt, translator);
  return path;
};

const sourceRow = (source: Source, { translator }: AuditContext): readonly AuditText[] => [
  translator.t('source'),
  sourceNumbers(source, translator),
];

const instructionBlock = (emergency: Emergency, context: AuditContext): AuditBlock => {
  const { translator } = context;
  const { signing } = translator;
  const { name, when, steps, never, call, alone, pictures, source } = emergency;
  return {
    kind: 'table',
    title: `${signing('instruction')}: ${localized(name, translator)}`,
    head: [signing('placeOfWords'), signing('wordForWord')],
    rows: [
      [signing('instructionWhen'), localizedText(when, translator)],
      ...steps.map((step, index) => [`${signing('instructionStep')} ${index + 1}`, localizedText(step, translator)]),
      ...never.map((words) => [signing('instructionNever'), localizedText(words, translator)]),
      [signing('instructionCall'), localizedText(call, translator)],
      [signing('instructionAlone'), localizedText(alone, translator)],
      ...pictures.map((path) => [signing('instructionPicture'), pictureWords(path, context)]),
      sourceRow(source, context),
    ],
  };
};

const situationsBlock = (context: AuditContext): AuditBlock => {
  const { project, translator } = context;
  const { signing, t } = translator;
  return {
    kind: 'table',
    title: signing('situations'),
    head: [
      signing('situation'),
      signing('situationCall'),
      signing('situationMedicine'),
      signing('situationForWhom'),
      t('source'),
    ],
    rows: project.model.situations.map(({ name, call, medicine, form, forWhom, source }) => [
      localizedText(name, translator),
      localizedText(call, translator),
      form === null
        ? localizedText(medicine, translator)
        : together(localizedText(medicine, translator), ' – ', localizedText(form, translator)),
      localizedText(forWhom, translator),
      sourceNumbers(source, translator),
    ]),
  };
};

const principlesBlock = ({ project, translator }: AuditContext): AuditBlock => ({
  kind: 'table',
  title: translator.signing('principles'),
  head: [translator.t('guideline'), translator.signing('wordForWord')],
  rows: project.model.guidelines.map((guideline) => [
    guidelineLink(guideline, translator),
    localizedText(guideline.says, translator),
  ]),
});

/** Instructions, medicines, principles and the texts marked as medical, word for word, for the physician to sign. */
export const medicalPage = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { signing } = translator;
  return {
    id: 'medical-texts',
    kind: 'list',
    title: signing('medicalTexts'),
    lead: signing('medicalLead'),
    about: [],
    blocks: filledBlocks([
      askedOfTexts('physician', context),
      ...project.model.emergencies.map((emergency) => instructionBlock(emergency, context)),
      situationsBlock(context),
      ...markedDocuments('medical', context),
      medicalPartsBlock(context),
      markedQuestions('medical', context),
      principlesBlock(context),
    ]),
    words: project.model.emergencies.map(({ name }) => localized(name, translator)),
  };
};
