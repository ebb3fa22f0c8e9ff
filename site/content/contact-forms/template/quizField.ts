import { MAX_QUESTIONS, type QuizPair } from "../FormHandling.ts";
import type { GivenTag, ReadTag } from "./GivenTag.ts";

/** What the old system asks where nothing is written. */
const USUAL: QuizPair = { question: "1+1=?", answer: "2" };

/** `[quiz]`: each value is a question and its answer, parted by "|". */
export const quizField: ReadTag = (given) => {
  const { labelled, common, read } = given;
  const { required: _always, ...rest } = labelled;
  read.questions.set(common.name, pairsOf(given));
  return { kind: "quiz", ...rest };
};

function pairsOf({ tag, lose }: GivenTag): readonly QuizPair[] {
  const all = tag.values.map((value) => {
    const bar = value.indexOf("|");
    return {
      question: value.slice(0, bar).trim(),
      answer: value.slice(bar + 1).trim(),
      value,
      bar,
    };
  });
  const pairs = all.filter(({ bar, question, answer }) => bar !== -1 && question && answer);
  for (const { value } of all.filter((one) => !pairs.includes(one))) {
    lose(`"${value}" is not a question and its answer: part them with "|", such as "2+3=?|5"`);
  }
  if (pairs.length > MAX_QUESTIONS) {
    lose(`it has more than ${MAX_QUESTIONS} questions: take out those that matter least`);
  }
  if (pairs.length === 0) {
    lose(`it has no question, and asks "${USUAL.question}": write your own, such as "2+3=?|5"`);
    return [USUAL];
  }
  return pairs.slice(0, MAX_QUESTIONS).map(({ question, answer }) => ({ question, answer }));
}
