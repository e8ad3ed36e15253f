import { expect, test } from "vitest";
import { listTriageLines } from "./warning-sign-matcher.ts";

const firstLine = (typed: string) => listTriageLines(typed)[0];

test.each([
  ["red eye", "book", "mild-red-eye"],
  ["eye is red and it is painful", "today", "painful-red-eye"],
  ["red eye, blurry", "today", "painful-red-eye"],
  ["عيني حمرا وتوجعني", "today", "painful-red-eye"],
  ["عين حمرا بدون ألم", "book", "mild-red-eye"],
  ["red eye with contact lenses", "today", "contact-lens"],
  ["severe eye pain, headache", "now", "severe-pain"],
  ["floters", "today", "flashes-floaters"],
  ["ومضات في عيني", "today", "flashes-floaters"],
  ["flashes and a dark shadow", "now", "curtain"],
  ["pain after my surgery", "today", "after-operation"],
  ["عيني تعورني عقب العملية", "today", "after-operation"],
  ["bleach went in my eye", "now", "chemical"],
  ["فجأة ما أشوف", "now", "sight-loss"],
  ["sudden double vision", "today", "double-vision"],
  ["بياض في حدقة عين بنتي", "today", "white-pupil"],
  ["accident", "now", "injury"],
  ["3eni t3awrni", "today", "painful-red-eye"],
  ["شعيرة", "book", "mild-red-eye"],
  ["nazla 3ala 3eni", "now", "curtain"],
  ["عدساتي وعيني حمرا", "today", "contact-lens"],
  ["sand went in my eye", "now", "injury"],
  ["feels like sand in my eyes", "book", "slow-change"],
  ["cannot see far", "book", "slow-change"],
  ["night blindness", "book", "slow-change"],
  ["halos and headache vomiting", "now", "severe-pain"],
  ["صداع وهالات", "now", "severe-pain"],
  ["rings around lights and nausea", "now", "severe-pain"],
  ["احمرار وألم", "today", "painful-red-eye"],
  ["احمرار والم", "today", "painful-red-eye"],
  ["احمرار بألم", "today", "painful-red-eye"],
  ["غثيان والم عين", "now", "severe-pain"],
  ["ألم في العين وقيء", "now", "severe-pain"],
  ["احمرار ودم في عيني", "now", "injury"],
  ["ورم في الجفن", "book", "mild-red-eye"],
  ["وجع في العين", "today", "painful-red-eye"],
  ["احمرار بدون ألم وحكة", "book", "mild-red-eye"],
  ["عيني انطفت", "now", "sight-loss"],
  ["انطفأت عيني", "now", "sight-loss"],
  ["shampoo in my eye", "now", "chemical"],
  ["شامبو في عيني", "now", "chemical"],
  ["الشامبو دخل عيني", "now", "chemical"],
  ["blod in eye", "now", "injury"],
  ["عيني تدمي", "now", "injury"],
  ["سائل تنظيف في عيني", "now", "chemical"],
  ["مواد التنظيف وصلت عين الطفل", "now", "chemical"],
  ["دخل كلور في عيني", "now", "chemical"],
  ["دخل صابون في عيني", "now", "chemical"],
  ["bleach in my eye, severe pain and headache", "now", "chemical"],
  ["soap went in my eye after lasik", "now", "chemical"],
  ["دخل شامبو في عيني بعد العملية", "now", "chemical"],
  ["clorox in my eye after surgery", "now", "chemical"],
  ["i don't see anything", "now", "sight-loss"],
  ["no more vision in my left eye", "now", "sight-loss"],
  ["مو قادر اشوف", "now", "sight-loss"],
  ["مش شايف بعيني", "now", "sight-loss"],
  ["لا أستطيع منذ أمس أن أرى", "now", "sight-loss"],
  ["الآلام في عيني", "today", "painful-red-eye"],
  ["الالتهاب في عيني", "today", "painful-red-eye"],
  ["red eye without pain or discharge", "book", "mild-red-eye"],
  ["احمرار بدون ألم أو إفرازات", "book", "mild-red-eye"],
  ["احمرار بلا ألم ولا إفرازات", "book", "mild-red-eye"],
  ["red eye, no eye pain", "book", "mild-red-eye"],
  ["red eye but it doesn't hurt", "book", "mild-red-eye"],
  ["عيني حمرا بس ما تعورني", "book", "mild-red-eye"],
  ["عيني حمرا وما فيها ألم", "book", "mild-red-eye"],
  ["no pain yesterday, pain today", "today", "painful-red-eye"],
  ["is it normal or not, red eye with pain", "today", "painful-red-eye"],
  ["ما أقدر أفتح عيني من الألم", "today", "painful-red-eye"],
  ["no pain but blurred vision after cataract surgery", "today", "after-operation"],
])("%s: %s, %s", (typed, urgency, sign) => {
  const line = firstLine(typed);
  expect([line?.urgency, line?.signs[0]]).toEqual([urgency, sign]);
});

test("a request for help without a sign has the most urgent line", () => {
  expect(listTriageLines("emergency")).toEqual([{ urgency: "now", signs: [] }]);
});

test("the advice to remove contact lenses is also shown beside a more urgent sign", () => {
  const [first] = listTriageLines("severe eye pain and headache with contact lenses");
  expect(first).toEqual({ urgency: "now", signs: ["severe-pain", "contact-lens"] });
  expect(listTriageLines("severe eye pain and headache")[0]?.signs).toEqual(["severe-pain"]);
});

test.each([
  "colour blindness",
  "عمى الألوان",
  "lasik",
  "contact lenses",
  "right eye",
  "slight",
  "عملية ماء أبيض في صور",
  "ليزك أم برك",
  "i don't know which doctor to see",
  "not sure when to see the optician",
  "no pain or redness",
  "بدون ألم أو احمرار",
  "can I wash my hair with shampoo after surgery",
  "can I use soap after cataract surgery",
  "هل أستطيع غسل شعري بالشامبو بعد عملية العين",
  "chlorine in the swimming pool after lasik",
])("%s is no sign", (typed) => {
  expect(listTriageLines(typed)).toEqual([]);
});
