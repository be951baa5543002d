export interface QuestionTables {
  member_questions: {
    member_id: string
    place: number
    question_id: string
    answer_hash: string
    created_at: Date
  }
}

declare module '#db/tables' {
  interface Tables extends QuestionTables {}
}
